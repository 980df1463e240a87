import AppTestSupport
import Drawing
import TestSupport
import Testing

@testable import Input

/// A header at the top of the screen never covers the focused facet.
struct StickyFocusTests {
  private static let page: SketchedPage = {
    let sections = ["Lunch", "Dinner", "Late"].enumerated().map { number, name -> SketchedPage.Part in
      var section = SketchedPage.section(
        name, (1...(3 + number)).map { SketchedPage.row("\(name) place \($0)", to: "store/\($0)") })
      var header = SketchedPage.facet("header.section", name)
      header["text"] = ["title": name, "subtitle": "Open now", "description": "Until late"]
      section["header"] = [header]
      return section
    }
    return SketchedPage("Home", sections)
  }()

  @Test("The focused facet is never behind the sticky header", arguments: 9..<26)
  func theFocusIsNeverBehindTheHeader(height: Int) throws {
    for keys in [[Key.tab, .backTab], [.down, .up]] {
      let app = try TestApp(json: Self.page.json, size: Size(60, height), reducesMotion: true)
      for key in keys {
        for _ in 0..<14 {
          app.press(key)
          let page = try #require(app.app.history.current.page)
          let focus = try #require(page.focus)
          #expect(page.viewport.isInSight(focus), "\(key) at \(app.focused ?? "")\n\(app.picture)")
        }
      }
    }
  }
}
