import AppTestSupport
import Drawing
import TestSupport
import Testing

@testable import Input

/// The keys that go to the first and the last facet of a page.
struct TopAndEndTests {
  private func stores(_ count: Int, height: Int) throws -> TestApp {
    let rows = (1...count).map { number in
      #"""
      {"id":"s\#(number)","component":{"id":"row.store","category":"row"},"text":{"title":"Store \#(number)"},
       "events":{"click":{"name":"navigate","data":{"uri":"store/\#(number)"}}}}
      """#
    }
    return try TestApp(
      json: #"{"body":[{"id":"all","body":[\#(rows.joined(separator: ","))]}]}"#, size: Size(60, height),
      reducesMotion: true)
  }

  @Test("One press goes to the last facet, and one to the first, on screens of any height", arguments: [8, 14, 40, 64])
  func onePress(height: Int) throws {
    let app = try stores(16, height: height)
    app.press(.down, times: 3)
    app.press(.character("G"))
    #expect(app.focused == "s16")
    app.page("page").shows("Store 16")
    app.press(.character("g"))
    #expect(app.focused == "s1")
    app.page("page").shows("Store 1")
    app.press(.down, times: 2).press(.control("e")).press(.home)
    #expect(app.focused == "s1")
  }

  @Test("A page that is only scrolled gets no focus")
  func scrollingGivesNoFocus() throws {
    let app = try stores(16, height: 14)
    app.press(.character("G"))
    #expect(app.focused == nil)
    app.page("page").shows("Store 16").hides("Store 1 ")
  }
}
