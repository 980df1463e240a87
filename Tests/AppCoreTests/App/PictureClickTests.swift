import AppTestSupport
import Drawing
import FacetModel
import TestSupport
import Testing

@testable import Input

/// Pictures whose click differs from the click of their facet.
struct PictureClickTests {
  private static let logo =
    #""images":{"main":{"uri":"https://x.example/a","style":"ROUNDED","events":{"click":{"name":"navigate","data":"{\"uri\":\"logo/\"}"}}}}"#
  private static let click = #""events":{"click":{"name":"navigate","data":{"uri":"store/"}}}"#

  private func store(_ id: String, _ parts: String...) -> String {
    let members = [#""id":"\#(id)""#, #""component":{"id":"row.store"}"#, #""text":{"title":"Store \#(id)"}"#] + parts
    return "{" + members.joined(separator: ",") + "}"
  }

  private func app(_ facets: String..., readsLines: Bool = false) throws -> TestApp {
    try TestApp(json: "[" + facets.joined(separator: ",") + "]", readsLines: readsLines)
  }

  private func uri(_ app: TestApp) -> String? {
    guard case .navigate(let navigation)? = app.app.history.current.focusedAction else { return nil }
    return navigation.uri
  }

  @Test("Enter on a facet without a click follows the click of its picture")
  func facetFollowsItsPicture() throws {
    let app = try app(store("1", Self.logo), store("2", Self.click))
    app.press(.down)
    #expect(app.focused == "1")
    #expect(uri(app) == "logo/")
    app.press(.tab)
    #expect(app.focused == "2")
  }

  @Test("Tab stops at a picture whose click differs from that of its facet")
  func tabReachesThePicture() throws {
    let app = try app(store("1", Self.click, Self.logo), store("2", Self.click))
    app.press(.down)
    #expect(uri(app) == "store/")
    app.press(.tab)
    #expect(app.focused == "1")
    #expect(uri(app) == "logo/")
    let target = try #require(app.app.history.current.page?.focus)
    #expect(target.slot == .main && target.rect.width < 12, "the mark stands at the picture alone")
    app.press(.tab)
    #expect(app.focused == "2")
    app.press(.backTab).press(.backTab)
    #expect(uri(app) == "store/")
  }

  @Test("The picture keeps the focus when the page becomes narrower")
  func focusOnAPictureStays() throws {
    let app = try app(store("1", Self.click, Self.logo), store("2", Self.click))
    app.press(.down).press(.tab)
    app.receive(.resize(.init(60, 20)))
    #expect(uri(app) == "logo/")
  }

  @Test("A mouse click on the picture focuses the picture")
  func mouseChoosesThePicture() throws {
    let app = try app(store("1", Self.click, Self.logo), store("2", Self.click))
    app.press(.down).press(.tab)
    let target = try #require(app.app.history.current.page?.focus)
    app.press(.backTab)
    app.receive(.mouse(Mouse(.press(.left), x: target.rect.x + 1, y: target.rect.y)))
    #expect(uri(app) == "logo/")
  }

  @Test("A key follows the picture's link from the facet itself, on the screen and in the linear mode")
  func keyFollowsThePicture() throws {
    for readsLines in [false, true] {
      let app = try app(store("1", Self.click, Self.logo), store("2", Self.click), readsLines: readsLines)
      app.press(readsLines ? .tab : .down)
      if readsLines { app.press(.home) }
      app.forgetEffects()
      app.press(.character("p"))
      let asked = app.effects.contains { effect in
        if case .load(let request, _, _) = effect { "\(request)".contains("logo/") } else { false }
      }
      #expect(asked, "reads lines: \(readsLines)")
    }
  }

  @Test("A picture whose click this client does not understand is shown and does nothing")
  func unknownClickCostsThePictureItsClick() throws {
    let odd = Self.logo.replacing("navigate", with: "teleport")
    let app = try app(store("1", odd), store("2", Self.click, odd))
    app.page("page").shows("Store 1").shows("Store 2")
    app.press(.down)
    #expect(app.focused == "2")
    app.press(.tab)
    #expect(uri(app) == "store/")
  }

  @Test("The inspector shows the address of a picture's click")
  func inspectorSaysWhereAPictureLeads() throws {
    let json = "[" + store("1", Self.click, Self.logo) + "]"
    let app = try TestApp(json: json, size: Size(140, 60))
    app.press(.down).press(.character("i"))
    app.page("page").shows("images.main").shows("logo/")
  }
}
