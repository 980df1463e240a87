import FacetModel
import JSON

/// Where a facet stands in its file. Looked up once for each facet that is inspected: a pointer has to be counted out.
struct FacetSite {
  let location: Location
  let pointer: String

  init(_ value: Value, _ lines: LineTable) {
    location = lines.location(of: value.document.outermostOffset(of: value.range.lowerBound))
    pointer = value.document.pointer(at: value.range.lowerBound)
  }
}
