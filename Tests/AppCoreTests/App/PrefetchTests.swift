import AppTestSupport
import FacetModel
import TestSupport
import Testing
import Text

@testable import AppCore
@testable import Pages

/// Requests that are sent before the user opens a link.
struct PrefetchTests {
  private static let page = """
    {"body": [{"id": "list", "body": [\(["one", "two"].map(row).joined(separator: ",")), \(plainRow)]}]}
    """

  private static func row(_ name: String) -> String {
    #"{"id": "\#(name)", "component": {"id": "row.text", "category": "row"}, "text": {"title": "\#(name)"}, "#
      + #""events": {"click": {"name": "navigate", "data": {"uri": "store/\#(name)"}}}}"#
  }

  private static let plainRow =
    #"{"id": "filter", "component": {"id": "row.text", "category": "row"}, "text": {"title": "none"}}"#

  private func app(prefetches: Bool = true) throws -> TestApp {
    let app = try TestApp(json: Self.page, reducesMotion: true, prefetches: prefetches)
    app.receive(.clock(0))
    return app
  }

  private func prefetches(_ app: TestApp) -> [FeedRequest] {
    app.effects.compactMap { if case .prefetch(let request, _) = $0 { request } else { nil } }
  }

  @Test("A link is prefetched once after the focus has rested on it for 300 ms")
  func focusedLinkIsPrefetchedOnce() throws {
    let app = try app()
    #expect(app.deadline == nil, "nothing has the focus")
    app.receive(.key(.down))
    app.receive(.clock(1000))
    #expect(app.focused == "one")
    #expect(app.deadline == 1300)
    app.receive(.clock(1299))
    #expect(prefetches(app).isEmpty)
    app.receive(.clock(1300))
    #expect(prefetches(app) == [.open(uri: "store/one")])
    #expect(app.deadline == nil)
    app.receive(.clock(9000))
    #expect(prefetches(app).count == 1)
  }

  @Test("A link that the focus leaves earlier is not prefetched")
  func passingFocusPrefetchesNothing() throws {
    let app = try app()
    app.receive(.key(.down))
    app.receive(.clock(1000))
    app.receive(.clock(1200))
    app.receive(.key(.down))
    app.receive(.clock(1250))
    app.receive(.clock(1400))
    #expect(prefetches(app).isEmpty)
    app.receive(.clock(1550))
    #expect(prefetches(app) == [.open(uri: "store/two")])
  }

  @Test("A link that the user opens is loaded and not prefetched")
  func openedLinkIsNotPrefetched() throws {
    let app = try app()
    app.receive(.key(.down))
    app.receive(.clock(1000))
    app.receive(.key(.enter))
    app.receive(.clock(5000))
    #expect(prefetches(app).isEmpty)
    #expect(app.requests.map(\.request) == [.open(uri: "store/one")])
  }

  @Test("Without the option, no link is prefetched")
  func prefetchingCanBeOff() throws {
    let app = try app(prefetches: false)
    app.receive(.key(.down))
    #expect(app.deadline == nil)
    app.receive(.clock(5000))
    #expect(prefetches(app).isEmpty)
  }
}
