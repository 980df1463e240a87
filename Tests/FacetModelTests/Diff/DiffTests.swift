import FacetModel
import JSON
import TestSupport
import Testing

/// Single changes and their descriptions.
struct DiffTests {
  @Test("Feeds with equal values have no changes") func equalFeedsHaveNoChanges() throws {
    let old = page(section("s", item("a", #""text":{"title":"A"},"custom":{"n":3,"t":"é"}"#)))
    let new = page(
      section("s", item("a", #""custom" : {"t":"\u00e9","n":3.0,"x":null},"text":{"title":"A","subtitle":""}"#)))
    let diff = try diff(old, new)
    #expect(diff.changes.isEmpty && !diff.isVisible)
    #expect(diff.counts.same == 2)
  }

  @Test("An inserted or deleted subtree is one change with its size") func subtreesAreCountedOnce() throws {
    let old = page(section("s", item("a"), item("b", item("c"), item("d", item("e")))))
    let new = page(section("s", item("x", item("y")), item("a")))
    let diff = try diff(old, new)
    #expect(
      diff.edits == [
        .insert(id: "x", to: at("s/body", 0), size: 2), .delete(id: "b", from: at("s/body", 1), size: 4),
      ])
    #expect(counts(diff) == "insert 1 delete 1 move 0 update 0 logging 0 same 2")
  }

  @Test("A facet that changes its place is the only one that moves") func fewestFacetsMove() throws {
    let old = page(section("s", item("a"), item("b"), item("c"), item("d")))
    let new = page(section("s", item("b"), item("c"), item("d"), item("a")))
    #expect(try diff(old, new).edits == [.move(id: "a", from: at("s/body", 0), to: at("s/body", 3))])
  }

  @Test("A unique id keeps its identity when it moves to another parent or section")
  func uniqueIDsKeepTheirIdentity() throws {
    let old = page(section("s", item("near", item("a", item("deep"))), item("new")), section("t"))
    let new = page(section("s", item("near"), item("new", item("deep"))), section("t", item("a")))
    #expect(
      try diff(old, new).edits == [
        .move(id: "deep", from: at("s/body/near/a", 0), to: at("s/body/new", 0)),
        .move(id: "a", from: at("s/body/near", 0), to: at("t/body", 0)),
      ])
  }

  @Test("An id that occurs twice does not keep its identity across parents")
  func repeatedIDsDoNotMoveAcrossParents() throws {
    let old = page(section("s", item("near", item("a")), item("new")), section("t", item("a")))
    let new = page(section("s", item("near"), item("new", item("a"))), section("t", item("a")))
    #expect(
      try diff(old, new).edits == [
        .delete(id: "a", from: at("s/body/near", 0), size: 1), .insert(id: "a", to: at("s/body/new", 0), size: 1),
      ])
  }

  @Test("A facet that moves out of a deleted subtree into an inserted one is counted only as moved")
  func movedFacetsAreNotCountedInDeletionsAndInsertions() throws {
    let old = page(section("s", item("gone", item("kept", item("child")), item("lost"))))
    let new = page(section("t", item("fresh", item("kept", item("child"), item("more")))))
    let diff = try diff(old, new)
    #expect(
      diff.edits == [
        .delete(id: "s", from: at("", 0), size: 2), .insert(id: "t", to: at("", 0), size: 1),
        .move(id: "kept", from: at("s/body/gone", 0), to: at("t/body/fresh", 0)),
        .insert(id: "more", to: at("t/body/fresh/kept", 1), size: 1),
      ])
    #expect(counts(diff) == "insert 2 delete 1 move 1 update 0 logging 0 same 1")
  }

  @Test("A parent and its child may change places") func parentAndChildMaySwap() throws {
    let diff = try diff(page(section("s", item("a", item("b")))), page(section("s", item("b", item("a")))))
    #expect(
      diff.edits == [
        .move(id: "b", from: at("s/body/a", 0), to: at("s/body", 0)),
        .move(id: "a", from: at("s/body", 0), to: at("s/body/b", 0)),
      ])
  }

  @Test("Facets with the same id are distinguished by their number") func repeatsAreDistinguishedByNumber() throws {
    let old = page(section("s", item("a"), item("a"), item("a#2")))
    let new = page(section("s", item("a"), item("a", #""text":{"title":"A"}"#), item("a"), item("a#2")))
    #expect(
      try diff(old, new).edits == [
        .update(id: "a#2", at: at("s/body", 1), parts: ["text.title"]),
        .insert(id: "a#3", to: at("s/body", 2), size: 1),
      ])
  }

  @Test("A facet that moved and changed has two edits") func movedAndChangedFacetsHaveTwoEdits() throws {
    let old = page(section("s", item("a"), item("b"), item("c")))
    let new = page(section("s", item("c", #""text":{"title":"C"}"#), item("a"), item("b")))
    let diff = try diff(old, new)
    #expect(
      diff.edits == [
        .move(id: "c", from: at("s/body", 2), to: at("s/body", 0)),
        .update(id: "c", at: at("s/body", 0), parts: ["text.title"]),
      ])
    #expect(diff.counts.same == 3)
  }

  @Test("Sections are inserted, deleted, moved and updated") func sectionsAreCompared() throws {
    let old = page(section("a", item("1")), section("b"), section("c", item("2"), item("3")), section("d"))
    let new = page(section("d"), section("a", item("1")), #"{"id":"b","layout":{"omit_footer":true}}"#, section("e"))
    let diff = try diff(old, new)
    #expect(
      diff.edits == [
        .move(id: "d", from: at("", 3), to: at("", 0)),
        .update(id: "b", at: at("", 2), parts: ["layout"]),
        .delete(id: "c", from: at("", 2), size: 2), .insert(id: "e", to: at("", 3), size: 0),
      ])
    #expect(counts(diff) == "insert 1 delete 1 move 1 update 1 logging 0 same 2")
  }

  @Test("Facets of the page's own header and footer have paths without a section")
  func pageListsHaveNoSection() throws {
    let old = #"{"header":[\#(item("a")),\#(item("b"))],"body":[],"footer":[]}"#
    let new = #"{"header":[\#(item("b"))],"body":[],"footer":[\#(item("a")),\#(item("c"))]}"#
    #expect(
      try diff(old, new).edits == [
        .move(id: "a", from: at("/header", 0), to: at("/footer", 0)), .insert(id: "c", to: at("/footer", 1), size: 1),
      ])
  }

  @Test("Paths are escaped, and ids are not") func pathsAreEscaped() throws {
    let old = page(section("a/b", item("c~d", item("x")), item("c~d")))
    let new = page(section("a/b", item("c~d", item("x"), item("e/f")), item("c~d", item("g#"))))
    #expect(
      try diff(old, new).edits == [
        .insert(id: "e/f", to: at("a~1b/body/c~0d", 1), size: 1),
        .insert(id: "g#", to: at("a~1b/body/c~0d#2", 0), size: 1),
      ])
  }

  @Test("A change of logging is counted separately and can be ignored") func loggingIsCountedSeparately() throws {
    let old = page(section("s", item("a", #""logging":{"r":1}"#), item("b", #""logging":{"r":1}"#), item("c")))
    let new = page(
      section("s", item("a", #""logging":{"r":2}"#), item("b", #""logging":{ "r" : 1.0 }"#), item("c", item("d"))))
    let diff = try diff(old, new)
    #expect(
      diff.edits == [
        .update(id: "a", at: at("s/body", 0), parts: ["logging"]), .insert(id: "d", to: at("s/body/c", 0), size: 1),
      ])
    #expect(counts(diff) == "insert 1 delete 0 move 0 update 0 logging 1 same 3")
    let unlogged = FeedDiff(from: diff.old, to: diff.new, comparingLogging: false)
    #expect(unlogged.edits == Array(diff.edits.dropFirst()))
  }

  @Test(
    "Logging inside pictures and actions belongs to the logging of their facet",
    arguments: [
      #""images":{"main":{"uri":"u","logging":{"r":N}}}"#,
      #""images":{"custom":{"left":{"uri":"u","logging":{"r":N}}}}"#,
      #""images":{"custom":[{"key":"left","value":{"uri":"u","logging":"{\"r\":N}"}}]}"#,
      #""images":{"main":{"uri":"u","events":{"click":{"name":"navigate","data":{"uri":"a"},"logging":{"r":N}}}}}"#,
      #""events":{"click":{"name":"navigate","data":{"uri":"a"},"logging":{"r":N}}}"#,
      #""events":{"click":{"name":"loadContent","data":"{\"cursor\":\"a\",\"logging\":{\"r\":N}}"}}"#,
    ])
  func innerLoggingIsLogging(part: String) throws {
    let (old, new) = (part.replacing("N", with: "1"), part.replacing("N", with: "2"))
    func feed(_ part: String) -> String { page(section("s", item("a", part, item("b")), item("c"))) }
    let diff = try diff(feed(old), feed(new))
    #expect(diff.edits == [.update(id: "a", at: at("s/body", 0), parts: ["logging"])])
    #expect(counts(diff) == "insert 0 delete 0 move 0 update 0 logging 1 same 3")
    let unlogged = FeedDiff(from: diff.old, to: diff.new, comparingLogging: false)
    #expect(unlogged.changes.isEmpty && unlogged.counts.same == 4)
  }

  @Test("Every old node is mapped to its successor, so that state can follow it") func successorsMapOldToNew() throws {
    let diff = try diff(
      page(section("s", item("a", item("b")), item("c"))), page(section("s", item("x"), item("a", item("b")))))
    let successors = (0..<diff.old.facetCount).map { number in
      diff.successor(of: .facet(number)).map { diff.new.path(of: .facet($0.number)) } ?? "-"
    }
    #expect(successors == ["s/body/a/b", "s/body/a", "-"])
    #expect(diff.successor(of: .section(0)) == .section(0))
    #expect(diff.successor(ofParent: .list(section: nil, .header)) == .list(section: nil, .header))
  }

  @Test("Pages that were joined are compared as one") func joinedPagesAreComparedAsOne() throws {
    let interner = Interner.forFeeds()
    func feed(_ facets: String...) throws -> Feed {
      let json = #"{"header":[\#(item("top"))],"body":[\#(section("s", facets.joined(separator: ",")))],"footer":[]}"#
      return try Feed(json: json, interner: interner)
    }
    let pages = try feed(item("a"), item("p", item("b"))).appending(try feed(item("c"), item("d"), item("a")))
    let whole = try feed(item("a"), item("p", item("b")), item("c"), item("d"))
    for (old, new) in [(pages, whole), (whole, pages)] {
      let diff = FeedDiff(from: old, to: new)
      #expect(diff.changes.isEmpty && diff.counts.same == 7)
    }
    let shorter = FeedDiff(from: pages, to: try feed(item("c"), item("p", item("b"))))
    #expect(
      shorter.edits == [
        .delete(id: "a", from: at("s/body", 0), size: 1), .move(id: "c", from: at("s/body", 2), to: at("s/body", 0)),
        .delete(id: "d", from: at("s/body", 3), size: 1),
      ])
  }

  /// The depth is the limit for flat lists.
  @Test("Trees at the depth limit are compared") func deepTreesAreCompared() throws {
    func nest(_ depth: Int, _ title: String) -> String {
      let facets = (0..<depth).map { level in
        #"{"id":"n\#(level)","component":{"id":"x"},"text":{"title":"\#(title)"},"childrenCount":\#(level == 0 ? 0 : 1)}"#
      }
      return web(facets.joined(separator: ","))
    }
    #expect(try diff(nest(512, "a"), nest(512, "b")).counts.update == 512)
    let turned = try diff(nest(512, "a"), nest(511, "a"))
    #expect(turned.counts.delete == 1 && turned.counts.move == 1)
    #expect(try diff(nest(512, "a"), web("")).changes.count == 1)
  }

  private func counts(_ diff: FeedDiff) -> String {
    let counts = diff.counts
    return "insert \(counts.insert) delete \(counts.delete) move \(counts.move) update \(counts.update) "
      + "logging \(counts.logging) same \(counts.same)"
  }
}

extension FeedNode {
  fileprivate var number: Int {
    switch self {
    case .section(let number), .facet(let number): number
    }
  }
}
