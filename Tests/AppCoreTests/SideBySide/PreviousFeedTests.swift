import AppTestSupport
import Drawing
import TestSupport
import Testing

@testable import AppCore
@testable import Pages

/// A page beside its previous feed, after a change.
struct PreviousFeedTests {
  private static func page(_ titles: [String]) -> String {
    let rows = titles.enumerated().map { index, title in
      let id = title.prefix { $0 != ":" }
      return #"{"id":"\#(id)","component":{"id":"row.text"},"text":{"title":"\#(title)"},"#
        + #""events":{"click":{"name":"navigate","data":{"uri":"store/1"}}}}"#
    }
    return "[" + rows.joined(separator: ",") + "]"
  }

  /// Loads a changed page and opens the list of comparisons.
  private func changed(_ old: [String], to new: [String], size: Size = Size(101, 24)) throws -> TestApp {
    let app = try TestApp(json: Self.page(old), size: size, reducesMotion: true)
    app.receive(.changed(page: 0))
    try app.answer(withJSON: Self.page(new))
    return app.press(.character("v"))
  }

  private func rows(_ app: TestApp) -> [String] { app.page.map { $0.replacing("│", with: " ") } }

  @Test("Deleted, updated and inserted facets are marked and counted on both sides")
  func changesAreMarkedOnBothSides() throws {
    let app = try changed(["a", "b: old", "c", "d"], to: ["a", "b: new", "d", "e"])
    app.page("page").shows("before and after the last change")
    app.press(.down, times: 2).press(.enter)
    let rows = rows(app)
    #expect(rows[0].hasPrefix(" before  -1 ~1") && rows[0].contains(" now  +1 ~1"), "\(app.picture)")
    #expect(rows.contains { $0.hasPrefix("~b: old") && $0.contains("~b: new") }, "\(app.picture)")
    #expect(rows.contains { $0.hasPrefix("-c") }, "\(app.picture)")
    #expect(rows.contains { $0.contains("+e") }, "\(app.picture)")
    #expect(!rows.contains { $0.contains("~a") || $0.contains("~d") }, "\(app.picture)")
  }

  @Test("The marks of a change match their golden frame")
  func marksMatchGolden() throws {
    let app = try changed(["a", "b: old", "c", "d", "e", "f"], to: ["a", "b: new", "d", "f", "e", "g"])
    app.press(.down, times: 2).press(.enter)
    try expectGolden(app.frame.goldenRows, "sides/before-and-after")
  }

  @Test("A facet on both sides stands in the same row, at every scroll position")
  func equalFacetsShareARow() throws {
    let many = (1...60).map { "row \($0)" }
    let app = try changed(many, to: ["fresh 1", "fresh 2"] + many)
    app.press(.down, times: 2).press(.enter)
    for steps in [1, 7, 20, 15] {
      app.press(.down, times: steps)
      let focused = try #require(app.focused)
      let marked = app.page.filter { $0.contains("▌") }
      #expect(
        marked.contains { $0.filter { $0 == "▌" }.count == 2 } || focused.hasPrefix("fresh"),
        "'\(focused)' does not stand beside itself\n\(app.picture)")
    }
  }

  /// Scrolls through both sides when no visible facet has a counterpart.
  @Test(
    "Facets without a counterpart are reached by scrolling, on both sides",
    arguments: [([], []), (["first"], []), ([], ["last"]), (["first"], ["last"])], [5, 50])
  func facetsWithoutCounterpartAreReached(around: ([String], [String]), count: Int) throws {
    let (above, below) = around
    let old = (1...count).map { "old \($0)" }
    let app = try TestApp(
      json: Self.page(above + (1...30).map { "new \($0)" } + below), size: Size(101, 24), reducesMotion: true)
    try app.app(comparingWithJSON: Self.page(above + old + below))
    var seen: Set<String> = []
    for _ in 0..<120 {
      seen.formUnion(rows(app).compactMap { $0.firstMatch(of: /old \d+/).map { String($0.output) } })
      app.press(.control("e"))
    }
    #expect(Set(old).isSubset(of: seen), "\(Set(old).subtracting(seen).sorted())\n\(app.picture)")
    #expect(rows(app).contains { $0.contains(below.first ?? "\(max(30, count))") }, "\(app.picture)")
    app.press(.home)
    #expect(rows(app)[1].contains(above.first ?? "old 1"), "\(app.picture)")
  }

  /// The last facets of both sides share a row at the end, however many facets were deleted before them.
  @Test("The end of the page stands beside the end of the previous one", arguments: [0, 50])
  func bothSidesEndTogether(gone: Int) throws {
    let many = (1...30).map { "row \($0)" }
    let app = try TestApp(json: Self.page(many + ["last"]), size: Size(101, 24), reducesMotion: true)
    try app.app(comparingWithJSON: Self.page(many + (0..<gone).map { "gone \($0)" } + ["last"]))
    app.press(.control("e"), times: 180)
    let row = try #require(rows(app).last { $0.contains("last") }, "\(app.picture)")
    #expect(row.components(separatedBy: "last").count == 3, "\(app.picture)")
    app.press(.home)
    #expect(rows(app)[1].components(separatedBy: "row 1").count == 3, "\(app.picture)")
  }

  @Test("Later changes are compared with the same previous feed")
  func laterChangesAreComparedWithTheSameFeed() throws {
    let app = try changed(["a"], to: ["a", "b"])
    app.press(.down, times: 2).press(.enter)
    #expect(rows(app)[0].contains("+1"))
    app.receive(.changed(page: 0))
    try app.answer(withJSON: Self.page(["a", "b", "c", "d"]))
    // Two facets were added since the change before.
    #expect(rows(app)[0].contains("now  +2"), "\(app.picture)")
  }

  /// A further page that arrives is not a change of the page compared.
  @Test("Further pages appear on both sides and are not counted as changes")
  func furtherPagesAreNotChanges() throws {
    func rows(_ titles: [String], next: String?) -> String {
      SketchedPage("Home", next: next, [SketchedPage.section(titles[0], titles.map { SketchedPage.row($0) })]).json
    }
    let app = try TestApp(json: rows(["a", "b"], next: "2"), size: Size(101, 24), reducesMotion: true)
    app.receive(.clock(0))
    try app.app(comparingWithJSON: rows(["a", "c"], next: "2"))
    #expect(self.rows(app)[0].contains("now  +1"), "\(app.picture)")
    try app.answer(withJSON: rows(["d", "e"], next: nil))
    let shown = self.rows(app)
    #expect(shown[0].hasPrefix(" before  -1 ") && shown[0].hasSuffix(" now  +1"), "\(app.picture)")
    #expect(shown.contains { $0.components(separatedBy: " e ").count == 3 || $0.hasSuffix(" e") }, "\(app.picture)")
  }

  @Test("A file given for the comparison stays the other side after a reload")
  func givenFileStaysTheOtherSide() throws {
    let app = try TestApp(json: Self.page(["a", "b"]), size: Size(101, 24), reducesMotion: true)
    try app.app(comparingWithJSON: Self.page(["a"]))
    app.receive(.changed(page: 0))
    try app.answer(withJSON: Self.page(["a", "b", "c"]))
    #expect(rows(app)[0].contains("now  +2"), "\(app.picture)")
    app.press(.character("v"), times: 2)
    app.page("page").shows("before and now").hides("after the last change")
  }

  @Test("A page without a previous feed says so")
  func pageWithoutPreviousFeedSaysSo() throws {
    let app = try TestApp(.town, size: Size(101, 24))
    app.app(comparing: .earlier)
    app.page("Home").shows("no change since it was loaded")
  }
}
