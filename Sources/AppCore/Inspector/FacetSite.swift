import FacetModel
import JSON

/// Where a facet stands in its file. Looked up once for each facet that is inspected: a pointer has to be counted out.
struct FacetSite {
  let location: Location
  let pointer: String

  init(_ value: Value, in files: inout FileLines) {
    location = files.location(of: value)
    pointer = value.document.pointer(at: value.range.lowerBound)
  }
}
