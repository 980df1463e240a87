import Drawing
import TestSupport
import Testing

struct MotionTests {
  /// The home page's banners move every five seconds.
  @Test func bannersGoAroundOnceAndThenNothingAsksForTheTime() throws {
    let app = try TestApp(sample: "home", size: Size(80, 40))
    let start = app.page
    #expect(app.deadline == 5000)
    app.receive(.clock(5000))
    let second = app.page
    #expect(second != start)
    #expect(second.contains { $0.contains("One month of DashPass") })
    app.receive(.clock(20_000))
    #expect(app.page == start)
    #expect(app.deadline == nil)
  }

  @Test func reducedMotionStandsStill() throws {
    let app = try TestApp(sample: "home", size: Size(80, 40), reducesMotion: true)
    let start = app.page
    #expect(app.deadline == nil)
    app.receive(.clock(5000))
    #expect(app.page == start)
  }

  /// What cannot be seen does not move.
  @Test func bannersOffTheScreenAskForNothing() throws {
    let app = try TestApp(sample: "home", size: Size(80, 40))
    app.press(.character("G"))
    #expect(app.deadline == nil)
  }

  /// Nothing moves away from under the focus, nor from where somebody has moved it.
  @Test func aCarouselWithTheFocusStaysWhereItIs() throws {
    let app = try TestApp(sample: "home", size: Size(80, 40))
    for _ in 0..<20 where app.focused?.hasPrefix("banner:") != true { app.press(.down) }
    #expect(app.focused?.hasPrefix("banner:") == true)
    #expect(app.deadline == nil)
    app.press(.right)
    let page = app.page
    app.receive(.clock(5000))
    #expect(app.page == page)
    app.press(.down)
    #expect(app.deadline == nil)
  }
}
