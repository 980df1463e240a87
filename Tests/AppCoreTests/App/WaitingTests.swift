import AppTestSupport
import FacetModel
import TestSupport
import Testing
import Text

@testable import AppCore
@testable import Input
@testable import Pages

/// The app while a request is on its way, and after it fails or is cancelled.
struct WaitingTests {
  @Test(
    "The brand's launch view stays until the page arrives, however long that takes",
    arguments: TestApp.brands.map(\.name))
  func launchViewStaysUntilThePageArrives(name: String) throws {
    let brand = try #require(TestApp.brands.first { $0.name == name })
    let app = try TestApp(awaitingAs: brand)
    app.receive(.clock(0))
    #expect(app.requests.map(\.request) == [.home])
    #expect(app.statusLine.contains("loading…"))
    let splash = app.page
    app.receive(.clock(600))
    #expect(app.page != splash)
    let launch = app.page
    app.receive(.clock(20_000))
    #expect(app.page == launch)
    app.press(.down).press(.character("?")).press(.enter)
    #expect(app.page == launch)
    app.answer(withSample: "home")
    #expect(app.breadcrumbs == ["home"])
    #expect(app.facetCount > 20)
    #expect(!app.statusLine.contains("loading"))
    app.press(.backspace).says("no earlier page")
  }

  /// The counter changes once a second, so that it does not distract.
  @Test("The status line counts the seconds and bytes of a request, at most once a second")
  func timeAndBytesAreCountedPerSecond() throws {
    let app = try TestApp(awaitingAs: .doorDash, reducesMotion: true)
    app.receive(.clock(5000))
    #expect(!app.statusLine.contains("0 s"))
    app.receive(.clock(try #require(app.deadline)))
    #expect(app.deadline == 6000)
    app.receive(.progress(bytes: 999, id: 1))
    app.receive(.clock(6000))
    app.says("loading… 1 s, 999 B")
    #expect(app.deadline == 7000)
    app.receive(.progress(bytes: 412_345, id: 1))
    app.receive(.clock(8200))
    app.says("loading… 3 s, 412 kB")
    #expect(app.deadline == 9000)
    app.receive(.progress(bytes: 12_345_678, id: 1))
    app.says("12 MB")
    app.answer(withSample: "home")
    #expect(app.deadline == nil)
  }

  @Test(
    "Escape, q and Backspace cancel the first request and quit",
    arguments: [Key.escape, .character("q"), .backspace])
  func userMayQuitWhileWaiting(key: Key) throws {
    let app = try TestApp(awaitingAs: .doorDash)
    app.receive(.clock(0))
    app.forgetEffects()
    app.press(key)
    #expect(app.effects == [.cancel(id: 1), .quit])
  }

  @Test("The app gives up with the reason when its first request fails")
  func failedFirstRequestEndsTheApp() throws {
    let app = try TestApp(awaitingAs: .doorDash)
    app.receive(.clock(0))
    app.refuse(because: "nobody answers")
    #expect(app.effects == [.giveUp(reason: "nobody answers")])
  }

  private func onHome() throws -> TestApp {
    let app = try TestApp(awaitingAs: .doorDash, reducesMotion: true)
    app.receive(.clock(0))
    app.answer(withSample: "store")
    app.forgetEffects()
    while app.requests.isEmpty, app.focused != nil || app.effects.isEmpty {
      app.press(.tab).press(.enter)
    }
    return app
  }

  @Test("Escape cancels a link that is loading, and a late failure of it is not shown")
  func escapeCancelsALink() throws {
    let app = try onHome()
    let id = try #require(app.requests.last?.id)
    app.forgetEffects()
    app.press(.escape)
    #expect(app.effects == [.cancel(id: id)])
    #expect(app.deadline == nil)
    // The failure may arrive after the request was cancelled.
    app.receive(.notLoaded(reason: "cancelled", id: id))
    #expect(!app.statusLine.contains("cancelled"))
  }

  @Test("Opening a link again cancels the request before it")
  func secondLinkCancelsTheFirst() throws {
    let app = try onHome()
    let id = try #require(app.requests.last?.id)
    app.forgetEffects()
    app.press(.enter)
    #expect(app.effects.first == .cancel(id: id))
    #expect(app.requests.count == 1)
  }

  @Test("r repeats a failed link at once, but after another key it reloads the page")
  func failedLinkIsRetriedOnlyAtOnce() throws {
    let app = try onHome()
    let request = try #require(app.requests.last?.request)
    app.refuse(because: "no")
    app.says("no; r tries again")
    app.press(.character("r"))
    #expect(app.requests.last?.request == request)
    app.refuse(because: "no")
    app.press(.down).press(.character("r"))
    #expect(app.requests.last?.request == .again)
  }

  @Test("Escape cancels the request for the next page, and r sends it again")
  func escapeCancelsTheNextPage() throws {
    let app = try TestApp(sample: "home", reducesMotion: true)
    app.receive(.clock(0))
    app.press(.end)
    let next = try #require(app.requests.last { if case .next = $0.request { true } else { false } })
    app.forgetEffects()
    app.press(.escape)
    #expect(app.effects.contains(.cancel(id: next.id)))
    app.press(.end)
    #expect(app.page.contains { $0.contains("cancelled") })
    app.forgetEffects()
    app.press(.character("r"))
    #expect(app.requests.contains { $0.request == next.request })
  }
}
