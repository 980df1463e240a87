import AppTestSupport
import Drawing
import TestSupport
import Testing

struct MotionTests {
  /// The banners of the home page advance every five seconds.
  @Test("Banners go around once, and then the app has no deadline")
  func bannersGoAroundOnce() throws {
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

  @Test("With reduced motion, banners stand still and the app has no deadline")
  func reducedMotionStopsBanners() throws {
    let app = try TestApp(sample: "home", size: Size(80, 40), reducesMotion: true)
    let start = app.page
    #expect(app.deadline == nil)
    app.receive(.clock(5000))
    #expect(app.page == start)
  }

  @Test("Banners off the screen do not move")
  func bannersOffTheScreenDoNotMove() throws {
    let app = try TestApp(sample: "home", size: Size(80, 40))
    app.press(.character("G"))
    #expect(app.deadline == nil)
  }

  /// A banner does not advance while it has the focus, nor after the user has moved it.
  @Test("A carousel that has or had the focus does not move by itself")
  func aCarouselWithTheFocusStaysWhereItIs() throws {
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
