import FacetModel
import JSON
import Testing

/// Flat lists in post-order: children come directly before their parent, which counts its direct children.
struct UnflatteningTests {
  @Test("A nesting of two levels is rebuilt") func nestingIsRebuilt() throws {
    let feed = try decode(web(flat("stepper:0 dish:1 drink:0 carousel:2 divider:0")))
    #expect(outline(feed.body) == "carousel(dish(stepper) drink) divider")
    #expect(try feed.facet("stepper").parent?.id == "dish")
    #expect(try feed.facet("dish").parent?.id == "carousel")
    #expect(try feed.facet("carousel").parent == nil)
    #expect(feed.diagnostics.isEmpty)
  }

  @Test(
    "A wrong count of children is reported, and all facets are kept",
    arguments: [
      ("a:0 b:5", "b(a)", 1), ("b:1", "b", 1), ("a:0 b:-1", "a b", 1), (#"a:0 b:"1""#, "b(a)", 0),
      ("a:0 b:1.0", "b(a)", 0),
      (#"a:0 b:"1.0""#, "b(a)", 0), ("a:0 b:1.5", "a b", 1), (#"a:0 b:"many""#, "a b", 1), ("a:0 b:true", "a b", 1),
      ("a:0 b:[1]", "a b", 1), ("a:0 b:1e300", "a b", 1), ("a:0 b:9223372036854775807", "b(a)", 1),
      ("a:0 b:99999999999999999999", "a b", 1), ("a:0 b:null", "a b", 1), ("a:0 b", "a b", 1), ("a b:1", "b(a)", 0),
      ("a b", "a b", 0),
      ("a:9 b:9 c:9", "c(b(a))", 3),
    ])
  func wrongCountsAreReported(_ list: String, _ expected: String, _ faults: Int) throws {
    let feed = try decode(web(flat(list)))
    #expect(outline(feed.body) == expected)
    #expect(feed.rules == Array(repeating: .childrenCountMismatch, count: faults))
  }

  @Test(
    "Facets whose place in a flat list is unclear, because counts are missing or wrong, are left out",
    arguments: [
      ("store:0 dish:0 carousel divider:0", "divider"), ("store:0 carousel:2 divider:0", "divider"),
      ("store:0 carousel:-1 divider:0", "divider"), (#"store:0 carousel:"two" divider:0"#, "divider"),
      ("store:0 carousel list:1 divider:0", "divider"), ("dish:0 carousel row:0 list:1 divider:0", "list(row) divider"),
      ("carousel:1 divider:0", "carousel divider"), ("carousel divider:0", "carousel divider"),
      ("dish:0 carousel:1 divider:0", "carousel(dish) divider"),
    ])
  func misplacedFacetsAreLeftOut(_ list: String, _ expected: String) throws {
    let feed = try decode(web(flat(list)))
    let admission = Admission(feed.tree, for: .all)
    #expect(feed.sections.map { outline($0.body, in: admission) } == [expected])
    for facet in feed.facets where admission.omission(of: facet) == .misplaced {
      #expect(facet.parent == nil)
    }
    #expect(Rule.childrenCountMismatch.severity == .error)
  }

  @Test("A missing count is reported at the facet that lacks it")
  func missingCountsHaveTheirPlace() throws {
    let feed = try decode(
      """
      {"data": {"f": {"body": [{"id": "s", "body": [
        {"id": "a", "component": {"id": "row.text"}},
        {"id": "b", "component": {"id": "row.text"}},
        {"id": "c", "component": {"id": "row.text"}, "childrenCount": 1},
        {"id": "d", "component": {"id": "list.standard"}, "childrenCount": null}
      ]}]}}}
      """)
    #expect(feed.places(of: .childrenCountMismatch) == ["3:3", "5:3"])
    #expect(feed.structureErrors.first?.place.description == "3:3" && feed.structureErrors.first?.fault == .missing)
    let nested = try decode(article(#"{"id":"a","component":{"id":"x"},"childrenCount":0},\#(flat("b c"))"#))
    #expect(nested.places(of: .childrenCountMismatch).count == 2)
    #expect(try decode(article(flat("a b c"))).diagnostics.isEmpty)
  }

  @Test("Every list is rebuilt separately") func listsAreRebuiltSeparately() throws {
    let feed = try decode(
      #"{"data":{"f":{"header":[\#(flat("h:0"))],"footer":[\#(flat("f:1"))],"body":[{"id":"s","header":"#
        + #"[\#(flat("sh:0"))],"body":[\#(flat("sb:1"))],"footer":[\#(flat("sf:1"))]}]}}}"#)
    #expect(outline(feed.header) == "h")
    #expect(outline(feed.sections[0].header) == "sh")
    #expect(outline(feed.sections[0].body) == "sb")
    #expect(outline(feed.sections[0].footer) == "sf")
    #expect(outline(feed.footer) == "f")
    #expect(feed.diagnosticCounts == [.childrenCountMismatch: 3])
  }

  @Test(
    "The count of nested children concerns only those children",
    arguments: [("2", 0), ("3", 1), ("1", 1), (#""2""#, 0), ("null", 0)])
  func nestedChildrenAreCountedSeparately(_ count: String, _ faults: Int) throws {
    let parent = #"{"id":"p","component":{"id":"x"},"childrenCount":\#(count),"children":[\#(flat("a:0 b:0"))]}"#
    let feed = try decode(article("\(flat("before:0")),\(parent)"))
    #expect(outline(feed.body) == "before p(a b)")
    #expect(feed.rules == Array(repeating: .childrenCountMismatch, count: faults))
  }

  @Test("A flat list among nested children is rebuilt inside their parent")
  func flatListsStayAmongTheirSiblings() throws {
    let parent = #"{"id":"p","component":{"id":"x"},"children":[\#(flat("a:0 b:1 c:9"))]}"#
    let feed = try decode(article("\(flat("before:0")),\(parent)"))
    #expect(outline(feed.body) == "before p(c(b(a)))")
  }

  @Test("Empty children in any form are no children", arguments: ["null", "[]", #""""#])
  func emptyChildrenAreAccepted(_ children: String) throws {
    let feed = try decode(article(#"{"id":"a","component":{"id":"x"},"children":\#(children)}"#))
    #expect(try feed.facet("a").children.isEmpty)
  }

  @Test("A child that is not a facet is reported, and the other children stay")
  func nonFacetsAmongChildrenAreReported() throws {
    let children = #"[1,\#(flat("a")),"b",[],null,\#(flat("c"))]"#
    let feed = try decode(article(#"{"id":"p","component":{"id":"x"},"children":\#(children)}"#))
    #expect(outline(feed.body) == "p(a c)")
    #expect(feed.diagnosticCounts == [.notAFacet: 4])
  }

  @Test("Children that are not a list are reported", arguments: [#""three""#, "3", "true"])
  func childrenMustBeAList(_ children: String) throws {
    let feed = try decode(article(#"{"id":"p","component":{"id":"x"},"children":\#(children)}"#))
    #expect(outline(feed.body) == "p")
    #expect(feed.rules == [.notAFacet])
  }

  /// A flat list in short form: `a:2` is a facet whose `childrenCount` is 2; without a colon it has no count.
  private func flat(_ list: String) -> String {
    list.split(separator: " ").map { item in
      let parts = item.split(separator: ":", maxSplits: 1)
      let count = parts.count == 2 ? #","childrenCount":\#(parts[1])"# : ""
      return #"{"id":"\#(parts[0])","component":{"id":"row.text"}\#(count)}"#
    }.joined(separator: ",")
  }
}
