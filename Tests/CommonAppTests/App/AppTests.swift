import Caviar
import DoorDash
import Drawing
import Terminal
import TestSupport
import Testing

@testable import AppCore
@testable import Input

struct AppTests {
  @Test func scrollingDownAndUpComesBack() throws {
    let app = try TestApp(sample: "home")
    let top = app.page
    app.press(.control("e"), times: 5)
    #expect(app.page.starts(with: top.dropFirst(5)))
    app.press(.control("y"), times: 5)
    #expect(app.page == top)
    app.press(.control("y"))
    #expect(app.page == top)
  }

  @Test func pagesFollowEachOtherWithoutAGap() throws {
    let app = try TestApp(sample: "home", size: Size(80, 11))
    let first = app.page
    app.press(.pageDown)
    app.press(.control("y"))
    #expect(app.page.first == first.last)
  }

  @Test func theEndOfThePageRestsOnTheBottomOfTheScreen() throws {
    let app = try TestApp(sample: "store")
    let top = app.page
    app.press(.character("G"))
    let end = app.page
    #expect(end.last != "")
    app.press(.pageDown, times: 3)
    #expect(app.page == end)
    app.press(.character("g"))
    #expect(app.page == top)
  }

  @Test func theStatusLineCountsWhatIsLeftOut() throws {
    #expect(try TestApp(sample: "home").statusLine.hasPrefix(" DoorDash • home "))
    let future = try TestApp(sample: "future", brand: .caviar).statusLine
    #expect(future.contains("Caviar • future • "))
    #expect(future.contains("left out"))
  }

  @Test func anotherSizeMakesAnotherFrameAtTheSamePlace() throws {
    let app = try TestApp(sample: "home")
    app.press(.pageDown)
    let first = app.firstWords
    app.receive(.resize(Size(60, 40)))
    #expect(app.frame.size == Size(60, 40))
    #expect(app.firstWords == first)
  }

  @Test func nothingIsTooSmall() throws {
    let app = try TestApp(sample: "home")
    for size in [Size(1, 1), Size(2, 3), Size(0, 0), Size(20, 6), Size(300, 2)] {
      app.receive(.resize(size))
      #expect(app.frame.size == size)
      app.press(.pageDown)
      app.press(.character("G"))
    }
  }

  @Test func keysAndSignalsEndTheApp() throws {
    let app = try TestApp(sample: "home")
    app.press(.character("q"))
    app.receive(.signal(.interrupt))
    app.receive(.signal(.terminate))
    app.receive(.signal(.suspend))
    #expect(app.effects == [.quit, .quit, .end(by: .terminate), .suspend])
  }

  @Test func theWheelScrollsByThreeRowsAndTheMouseCanBeLeftAlone() throws {
    let app = try TestApp(sample: "home")
    let top = app.page
    app.receive(.mouse(Mouse(.wheel(.down), x: 5, y: 5)))
    #expect(app.page.starts(with: top.dropFirst(3)))
    app.receive(.mouse(Mouse(.wheel(.up), x: 5, y: 5)))
    #expect(app.page == top)
    app.press(.character("m"))
    #expect(app.effects == [.toggleMouse])
  }

  @Test func theTerminalsBackgroundDecidesUntilSomebodyElseDoes() throws {
    let app = try TestApp(sample: "home", suitsTerminal: true)
    let light = app.frame
    app.receive(.answer(.scheme(.light)))
    #expect(app.frame == light)
    app.receive(.answer(.scheme(.dark)))
    let dark = app.frame
    #expect(dark != light)
    app.press(.character("t"))
    #expect(app.frame == light)
    app.receive(.answer(.scheme(.dark)))
    #expect(app.frame == light)
  }

  @Test func whatItDoesNotNeedChangesNothing() throws {
    let app = try TestApp(sample: "home")
    let frame = app.frame
    let events: [Event] = [
      .paste("q"), .focus(false), .focus(true), .answer(.scheme(.light)), .answer(.synchronizedOutput(true)),
      .mouse(Mouse(.release(.left), x: 1, y: 1)), .mouse(Mouse(.press(.middle), x: 1, y: 1)),
    ]
    for event in events {
      app.receive(event)
    }
    #expect(app.frame == frame)
    #expect(app.effects == [])
  }

  @Test func theSameFeedInTwoDialectsMakesTheSamePage() throws {
    for size in [Size(40, 900), Size(140, 900)] {
      #expect(try TestApp(sample: "home", size: size).page == TestApp(sample: "home-web", size: size).page)
    }
  }
}

extension TestApp {
  /// What the first row with anything in it begins with.
  fileprivate var firstWords: String? {
    page.first { !$0.isEmpty }.map { $0.split(separator: "  ", omittingEmptySubsequences: true)[0] }
      .map { String($0.drop { $0 == " " }) }
  }
}
