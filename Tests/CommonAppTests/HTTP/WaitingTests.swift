import FacetModel
import Feeds
import Terminal
import TestSupport
import Testing
import Text

@testable import AppCore
@testable import Input
@testable import Pages

/// What happens while something is on its way, and when it does not come.
struct WaitingTests {
  @Test(arguments: TestApp.brands.map(\.name)) func theBrandIsThereUntilThePageIs(name: String) throws {
    let brand = try #require(TestApp.brands.first { $0.name == name })
    let app = try TestApp(awaitingAs: brand)
    app.receive(.clock(0))
    #expect(app.requests.map(\.request) == [.home])
    #expect(app.statusLine.contains("loading…"))
    let splash = app.page
    app.receive(.clock(600))
    #expect(app.page != splash)
    let launch = app.page
    // However long that takes.
    app.receive(.clock(20_000))
    #expect(app.page == launch)
    app.press(.down).press(.character("?")).press(.enter)
    #expect(app.page == launch)
    app.answer(withSample: "home")
    #expect(app.breadcrumbs == ["home"])
    #expect(app.facetCount > 20)
    #expect(!app.statusLine.contains("loading"))
    app.press(.backspace).says("there is nothing to go back to")
  }

  /// A second at a time: it is there to be looked at now and then, not to be watched.
  @Test func timeAndBytesAreCountedCalmly() throws {
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

  @Test(arguments: [Key.escape, .character("q"), .backspace]) func whoWaitsMayLeave(key: Key) throws {
    let app = try TestApp(awaitingAs: .doorDash)
    app.receive(.clock(0))
    app.forgetEffects()
    app.press(key)
    #expect(app.effects == [.cancel(id: 1), .quit])
  }

  @Test func whatNeverComesEndsIt() throws {
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

  @Test func aLinkIsCalledOffAndTheServerIsTold() throws {
    let app = try onHome()
    let id = try #require(app.requests.last?.id)
    app.forgetEffects()
    app.press(.escape)
    #expect(app.effects == [.cancel(id: id)])
    #expect(app.deadline == nil)
    // It may have been on its way already.
    app.receive(.notLoaded(reason: "called off", id: id))
    #expect(!app.statusLine.contains("called off"))
  }

  @Test func whoFollowsAnotherLinkDoesNotWantTheFirst() throws {
    let app = try onHome()
    let id = try #require(app.requests.last?.id)
    app.forgetEffects()
    app.press(.enter)
    #expect(app.effects.first == .cancel(id: id))
    #expect(app.requests.count == 1)
  }

  @Test func aLinkThatFailedIsTriedAgainAtOnceOrNotAtAll() throws {
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

  @Test func escapeCallsOffWhatAPageHasAskedFor() throws {
    let app = try TestApp(sample: "home", reducesMotion: true)
    app.receive(.clock(0))
    app.press(.end)
    let next = try #require(app.requests.last { if case .next = $0.request { true } else { false } })
    app.forgetEffects()
    app.press(.escape)
    #expect(app.effects.contains(.cancel(id: next.id)))
    app.press(.end)
    #expect(app.page.contains { $0.contains("called off") })
    app.forgetEffects()
    app.press(.character("r"))
    #expect(app.requests.contains { $0.request == next.request })
  }
}
