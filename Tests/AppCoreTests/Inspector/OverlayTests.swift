import AppTestSupport
import Drawing
import TestSupport
import Testing

@testable import AppCore
@testable import Input

/// Help, search and other panels over the page, and the events that reach them.
struct OverlayTests {
  @Test(
    "The help shows every command by scrolling, and stops at its first and last row",
    arguments: [Size(28, 8), Size(40, 10), Size(80, 24), Size(120, 20)])
  func theHelpScrollsToItsEndAndNoFarther(size: Size) throws {
    let app = try TestApp(.town, size: size)
    let page = app.frame
    app.press(.character("?"))
    let top = app.page
    var seen = Set(top)
    for _ in 0..<160 {
      app.press(.down)
      seen.formUnion(app.page)
    }
    for command in Keymap.Command.allCases {
      for word in command.summary(in: .english).string.split(separator: " ") {
        #expect(seen.contains { $0.contains(word) }, "'\(word)' at \(size)")
      }
    }
    let end = app.page
    app.press(.home)
    #expect(app.page == top)
    app.press(.end)
    #expect(app.page == end)
    app.press(.pageUp, times: 40)
    #expect(app.page == top)
    app.receive(.mouse(Mouse(.wheel(.down), x: 1, y: 1)))
    #expect(end == top || app.page.starts(with: top.dropFirst(3).prefix(2)))
    app.receive(.mouse(Mouse(.wheel(.up), x: 1, y: 1)))
    #expect(app.page == top)
    app.press(.escape)
    expectSameFrame(app.frame, as: page)
  }

  /// The background of the help reaches to the bottom of any screen.
  @Test("The help fills a screen that grows")
  func theHelpFillsAScreenThatGrows() throws {
    let app = try TestApp(.town, size: Size(40, 10))
    app.press(.character("?")).press(.end)
    app.receive(.resize(Size(120, 60)))
    let fresh = try TestApp(.town, size: Size(120, 60))
    expectSameFrame(app.frame, as: fresh.press(.character("?")).frame)
  }

  @Test("A click accepts a search and closes the help")
  func aClickAcceptsASearchAndPutsTheHelpAway() throws {
    let app = try TestApp(.town)
    app.press(.character("/")).type("dinner").click(x: 3, y: 18)
    app.press(.character("n")).says("2 of 13")
    let other = try TestApp(.town)
    let page = other.frame
    other.press(.character("?")).click(x: 3, y: 3)
    expectSameFrame(other.frame, as: page)
    other.press(.character("/")).click(x: 30, y: 0)
    other.press(.character("n")).says("search for something first")
  }

  /// A click on the status line reaches neither the line nor the page behind it.
  @Test("A click on the status line does nothing")
  func clickOnTheStatusLineDoesNothing() throws {
    for height in 9..<20 {
      let app = try TestApp(.town, size: Size(60, height))
      let before = app.frame
      for x in stride(from: 0, to: 60, by: 7) {
        app.click(x: x, y: height - 1)
      }
      expectSameFrame(app.frame, as: before)
    }
  }

  /// Keys must not act on a page that the user cannot see.
  @Test("A screen that is too small opens nothing, and q still quits")
  func tooSmallScreenOpensNothing() throws {
    let app = try TestApp(.town)
    app.press(.down)
    app.receive(.resize(Size(20, 6)))
    app.press(.enter).click(x: 3, y: 3)
    app.receive(.resize(Size(60, 20)))
    app.page("Home").row(1).isFocused()
    app.receive(.resize(Size(20, 6)))
    #expect(app.press(.character("q")).effects == [.quit])
  }

  @Test("A paste on the page does not act as keys")
  func pastedTextIsNotKeys() throws {
    let app = try TestApp(.town)
    let before = app.frame
    app.receive(.paste("q:quit\n/late\n"))
    expectSameFrame(app.frame, as: before)
    #expect(app.effects.isEmpty)
  }
}
