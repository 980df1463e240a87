import AppTestSupport
import Caviar
import DoorDash
import Drawing
import TestSupport
import Testing

@testable import AppCore
@testable import Input

struct AppTests {
  @Test("Scrolling down and up by the same number of rows shows the same page")
  func scrollingDownAndUpComesBack() throws {
    let app = try TestApp(sample: "home")
    let top = app.page
    app.press(.control("e"), times: 5)
    #expect(app.page.starts(with: top.dropFirst(5)))
    app.press(.control("y"), times: 5)
    #expect(app.page == top)
    app.press(.control("y"))
    #expect(app.page == top)
  }

  @Test("After a page down, the last row of the page before stands just above the screen")
  func pagesFollowEachOtherWithoutAGap() throws {
    let app = try TestApp(sample: "home", size: Size(80, 11))
    let first = app.page
    app.press(.pageDown)
    app.press(.control("y"))
    #expect(app.page.first == first.last)
  }

  @Test("The end of the page rests on the bottom of the screen, and g shows the top again")
  func theEndOfThePageRestsOnTheBottomOfTheScreen() throws {
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

  @Test("The status line names the brand and the feed, and says when facets are left out")
  func statusLineNamesThePage() throws {
    #expect(try TestApp(sample: "home").statusLine.hasPrefix(" DoorDash • home "))
    let future = try TestApp(sample: "future", brand: .caviar).statusLine
    #expect(future.contains("Caviar • future • "))
    #expect(future.contains("left out"))
  }

  @Test("A resize draws a frame of the new size and keeps the first row")
  func anotherSizeMakesAnotherFrameAtTheSamePlace() throws {
    let app = try TestApp(sample: "home")
    app.press(.pageDown)
    let first = app.firstWords
    app.receive(.resize(Size(60, 40)))
    #expect(app.frame.size == Size(60, 40))
    #expect(app.firstWords == first)
  }

  @Test("Frames and keys work at every size, down to no cells at all")
  func everySizeIsDrawn() throws {
    let app = try TestApp(sample: "home")
    for size in [Size(1, 1), Size(2, 3), Size(0, 0), Size(20, 6), Size(300, 2)] {
      app.receive(.resize(size))
      #expect(app.frame.size == size)
      app.press(.pageDown)
      app.press(.character("G"))
    }
  }

  @Test("q and the interrupt signal quit, the terminate signal ends, and the suspend signal suspends")
  func keysAndSignalsEndTheApp() throws {
    let app = try TestApp(sample: "home")
    app.press(.character("q"))
    app.receive(.signal(.interrupt))
    app.receive(.signal(.terminate))
    app.receive(.signal(.suspend))
    #expect(app.effects == [.quit, .quit, .end(by: .terminate), .suspend])
  }

  @Test("The wheel scrolls by three rows, and m toggles the mouse")
  func wheelScrollsByThreeRows() throws {
    let app = try TestApp(sample: "home")
    let top = app.page
    app.receive(.mouse(Mouse(.wheel(.down), x: 5, y: 5)))
    #expect(app.page.starts(with: top.dropFirst(3)))
    app.receive(.mouse(Mouse(.wheel(.up), x: 5, y: 5)))
    #expect(app.page == top)
    app.press(.character("m"))
    #expect(app.effects == [.toggleMouse])
    app.receive(.hearsMouse(false))
    app.says("The terminal has the mouse; m takes it back")
    app.receive(.hearsMouse(true))
    app.says("facet has the mouse; m leaves it to the terminal")
  }

  @Test("The terminal's background decides the scheme until the user changes it")
  func schemeOfTheTerminalUntilTheUserChooses() throws {
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

  @Test("Events that the page has no use for change neither the frame nor the effects")
  func otherEventsChangeNothing() throws {
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

  @Test("The same feed in two dialects makes the same page")
  func theSameFeedInTwoDialectsMakesTheSamePage() throws {
    for size in [Size(40, 900), Size(140, 900)] {
      #expect(try TestApp(sample: "home", size: size).page == TestApp(sample: "home-web", size: size).page)
    }
  }
}

extension TestApp {
  /// The first words of the first row that is not empty.
  fileprivate var firstWords: String? {
    page.first { !$0.isEmpty }.map { $0.split(separator: "  ", omittingEmptySubsequences: true)[0] }
      .map { String($0.drop { $0 == " " }) }
  }
}
