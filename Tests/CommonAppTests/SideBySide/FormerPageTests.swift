import Drawing
import Terminal
import TestSupport
import Testing

@testable import CommonApp

/// A page beside what it was before it changed.
struct FormerPageTests {
  private static func page(_ titles: [String]) -> String {
    let rows = titles.enumerated().map { index, title in
      let id = title.prefix { $0 != ":" }
      return #"{"id":"\#(id)","component":{"id":"row.text"},"text":{"title":"\#(title)"},"#
        + #""events":{"click":{"name":"navigate","data":{"uri":"store/1"}}}}"#
    }
    return "[" + rows.joined(separator: ",") + "]"
  }

  /// A page that has changed, with the list of what can be put beside it.
  private func changed(_ old: [String], to new: [String], size: Size = Size(101, 24)) throws -> TestApp {
    let app = try TestApp(json: Self.page(old), size: size, reducesMotion: true)
    app.receive(.changed(page: 0))
    try app.answer(withJSON: Self.page(new))
    return app.press(.character("v"))
  }

  private func rows(_ app: TestApp) -> [String] { app.page.map { $0.replacing("│", with: " ") } }

  @Test func whatHasChangedIsMarkedOnBothSides() throws {
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

  @Test func whatIsTheSameStandsInTheSameRow() throws {
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

  @Test func whatComesLaterIsComparedWithWhatWasThere() throws {
    let app = try changed(["a"], to: ["a", "b"])
    app.press(.down, times: 2).press(.enter)
    #expect(rows(app)[0].contains("+1"))
    app.receive(.changed(page: 0))
    try app.answer(withJSON: Self.page(["a", "b", "c", "d"]))
    // Two have come since the change before.
    #expect(rows(app)[0].contains("now  +2"), "\(app.picture)")
  }

  @Test func aPageWithoutAPastSaysSo() throws {
    let app = try TestApp(.town, size: Size(101, 24))
    app.app(comparing: .former)
    app.page("Home").shows("nothing has changed since it came")
  }
}
