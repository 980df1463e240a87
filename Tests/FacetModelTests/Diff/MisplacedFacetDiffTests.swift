import FacetModel
import TestSupport
import Testing

/// Facets that are left out because the counts of a flat list do not add up.
struct MisplacedFacetDiffTests {
  @Test("A facet that a wrong count leaves out has another place", arguments: [3, 5000])
  func leftOutFacetsAreUpdated(before: Int) throws {
    let (right, wrong) = (Self.flat(before: before, claiming: before), Self.flat(before: before, claiming: before + 7))
    let diff = try diff(right, wrong, preparesComparing: true)
    // The parent is left out, and its children with it: for them nothing else has changed.
    #expect(diff.edits == [.update(id: "parent", at: at("/body", 0), parts: ["place"])])
    #expect(diff.isVisible)
    #expect(diff.unchangedSuccessor(ofFacet: before) == nil)
    #expect(try FacetModelTests.diff(wrong, right).edits == diff.edits)
  }

  @Test("Facets before a wrong count are left out, and those behind it are not")
  func facetsBeforeTheCountAreUpdated() throws {
    func list(_ count: Int) -> String {
      let facets = [("a", 0), ("b", 0), ("list", count), ("c", 0)].map {
        #"{"id":"\#($0)","component":{"id":"row.text"},"childrenCount":\#($1)}"#
      }
      return page(section("s", facets.joined(separator: ",")))
    }
    // No count is right in either, so the lists have the same shape.
    let leftOut = ["a", "b", "list"].enumerated().map { index, id in
      PageEdit.update(id: id, at: at("s/body", index), parts: ["place"])
    }
    #expect(try diff(list(0), list(-1)).edits == leftOut)
    #expect(try FacetModelTests.diff(list(-1), list(-2)).edits == [])
  }

  /// A parent behind its children, in the body of a page.
  private static func flat(before: Int, claiming count: Int) -> String {
    let children = (0..<before).map { #"{"id":"c\#($0)","component":{"id":"row.text"},"children_count":0}"# }
    let parent = #"{"id":"parent","component":{"id":"list.standard"},"children_count":\#(count)}"#
    return "[" + (children + [parent]).joined(separator: ",") + "]"
  }
}
