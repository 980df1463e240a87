import FacetModel
import JSON

/// The place of a facet in its file. Found once for each inspected facet, because a pointer is found by counting from
/// the start.
struct FacetSite {
  let location: Location
  let pointer: String

  init(_ value: Value, in files: inout FileLines) {
    location = files.location(of: value)
    pointer = value.document.pointer(at: value.range.lowerBound)
  }
}
