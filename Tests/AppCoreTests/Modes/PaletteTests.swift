import AppTestSupport
import Drawing
import FacetModel
import Foundation
import Prism
import TestSupport
import Testing

@testable import AppCore
@testable import Input
@testable import Pages

/// The palette, which finds commands, pages and sections by a few letters. CommandTests tests that each command does
/// what its key does.
struct PaletteTests {
  private typealias Sketch = SketchedPage

  private static let palette = Key.character(":")

  @Test("The palette lists every command, the other brands, the pages before and the sections")
  func everyEntryIsListed() throws {
    let app = try TestApp(.town)
    app.press(.down).press(.enter).press(.down).press(.enter)
    app.press(.down).type("\"a").press(.character("["))
    let titles = app.app.paletteEntries.map(\.title.string)
    let commands = Keymap.Command.allCases.map { $0.summary(in: .english).string }
    #expect(Set(titles).isSuperset(of: commands))
    #expect(
      titles.filter { !commands.contains($0) } == [
        "back to Home", "forward to Store 2", "mark a: Dish 1 of store 2, Store 2", "switch to Caviar", "section: Menu",
      ])
  }

  @Test("Choosing an earlier page goes back to it and keeps the way forward")
  func earlierPageIsGoneBackTo() throws {
    let app = try TestApp(.town)
    app.press(.down, times: 2)
    let home = app.frame
    app.press(.enter).press(.down).press(.enter).press(.down).press(.enter)
    #expect(app.breadcrumbs.count == 4)
    app.press(Self.palette).type("back to home").press(.enter)
    expectSameFrame(app.frame, as: home)
    // The pages ahead are kept.
    app.type("3]")
    #expect(app.breadcrumbs.count == 4)
  }

  @Test("Choosing a section scrolls to it and focuses its first facet")
  func aSectionIsScrolledTo() throws {
    let app = try TestApp(.town)
    app.press(Self.palette).type("late").press(.enter)
    #expect(app.page.prefix(3).contains { $0.contains("Late") })
    #expect(app.focused == "Late place 1")
  }

  @Test("Choosing a brand changes the brand")
  func brandIsChanged() throws {
    let app = try TestApp(.town)
    app.press(Self.palette).type("caviar").press(.enter).says("Caviar • Home")
    let other = try TestApp(.town, brand: .caviar)
    expectSameFrame(app.frame, as: other.frame)
    app.press(Self.palette).type("doordash").press(.enter).says("DoorDash • Home")
  }

  /// The chosen entry stays visible while the user moves through the list.
  @Test(
    "The list scrolls with the chosen entry, which is always visible",
    arguments: [Size(28, 8), Size(40, 10), Size(80, 24)])
  func theListScrolls(size: Size) throws {
    let app = try TestApp(.town, size: size)
    let count = app.app.paletteEntries.count
    app.press(Self.palette)
    var seen: [String] = []
    for _ in 0..<count + 3 {
      seen.append(try #require(app.chosenEntry, "nothing is chosen\n\(app.picture)"))
      app.press(.down)
    }
    #expect(Set(seen).count == count)
    #expect(seen.suffix(4).allSatisfy { $0 == seen.last })
    app.press(.pageUp, times: 9)
    #expect(app.chosenEntry == seen.first)
    app.press(.up).press(.backTab).press(.control("p"))
    #expect(app.chosenEntry == seen.first)
    app.press(.tab).press(.control("n"))
    #expect(app.chosenEntry == seen[2])
    app.press(.pageDown, times: 9)
    #expect(app.chosenEntry == seen.last)
    app.type("s")
    #expect(app.chosenEntry?.lowercased().contains("s") == true)
  }

  @Test("Words that match no entry are reported and do nothing")
  func unknownWordsDoNothing() throws {
    let app = try TestApp(.town)
    let before = app.frame
    app.press(Self.palette).type("xyzzy").page("Home").shows("No matching command")
    app.press(.down).press(.pageDown).press(.up).press(.enter)
    expectSameFrame(app.press(.escape).frame, as: before)
    #expect(app.effects.isEmpty)
  }

  @Test("Leaving the palette changes nothing", arguments: [Key.escape, .control("c")])
  func leavingItDoesNothing(key: Key) throws {
    let app = try TestApp(.town)
    app.press(.down)
    let before = app.frame
    app.press(Self.palette).type("quit").press(key)
    expectSameFrame(app.frame, as: before)
    #expect(app.effects.isEmpty)
  }

  private static let hostile = [
    "\u{1B}[2J\u{9B}31m\u{202E}evil\u{0}", String(repeating: "endless ", count: 20_000), "寿司👩‍🚀🇺🇸é\u{301}\u{302}",
    "\n\n\t lines", "İİİİ", "",
  ]

  /// Hostile section names must not break the panel.
  @Test(
    "The panel keeps to the screen and in one piece, whatever the sections are called",
    arguments: [Size(28, 8), Size(40, 10), Size(80, 24), Size(140, 50)])
  func thePanelNeverLeavesTheScreen(size: Size) throws {
    let sections = Self.hostile.map { Sketch.section($0, [Sketch.row("x")]) }
    let app = try TestApp(
      SketchedWorld(home: Sketch("Home", sections)), size: size)
    for query in ["", "section", "e", "i", "寿", "xyzzy", String(repeating: "w", count: 300)] {
      app.press(Self.palette).type(query)
      let frame = app.frame
      let start = try #require(app.place(of: "┌"), "\(app.picture)")
      let end = try #require(app.place(of: "┐"), "\(app.picture)")
      let foot = try #require(app.place(of: "└"), "\(app.picture)")
      for y in start.y + 1..<foot.y {
        #expect(frame[start.x, y].glyph == "│" && frame[end.x, y].glyph == "│", "\(app.picture)")
      }
      #expect(frame[end.x, foot.y].glyph == "┘")
      #expect(app.page.contains { $0.contains("▏") }, "what is typed cannot be seen\n\(app.picture)")
      app.press(.escape)
    }
  }

  /// The end of the query is visible.
  @Test("A long query shows its end, and a paste becomes one line")
  func aLongQueryShowsItsEnd() throws {
    let app = try TestApp(.town, size: Size(40, 10))
    app.press(Self.palette).type(String(repeating: "long ", count: 20) + "END").page("Home").shows("END▏")
    app.receive(.paste("two\nlines"))
    app.page("Home").shows("ENDtwo lines▏")
  }

  /// A click on an entry chooses it, one on the rest of the panel does nothing, and one beside it closes the panel. The
  /// wheel scrolls.
  @Test("A click chooses an entry or closes the palette, and the wheel scrolls")
  func mouseWorksInThePalette() throws {
    let app = try TestApp(.town, size: Size(80, 24))
    let before = app.frame
    app.press(Self.palette).type("help")
    app.press(.control("u")).type("all keys")
    let entry = try #require(app.place(of: "all keys"))
    app.click(x: 20, y: entry.y + (app.page[entry.y].contains("▏") ? 2 : 0)).says("Keys")
    app.press(.escape).press(Self.palette)
    let open = app.frame
    app.click(x: 40, y: try #require(app.place(of: "▏")).y)
    expectSameFrame(app.frame, as: open)
    app.receive(.mouse(Mouse(.wheel(.down), x: 40, y: 5)))
    #expect(app.frame != open)
    app.receive(.mouse(Mouse(.wheel(.up), x: 40, y: 5)))
    expectSameFrame(app.frame, as: open)
    app.click(x: 0, y: 20)
    expectSameFrame(app.frame, as: before)
  }

  @Test("The palette matches its golden frame", arguments: TestApp.brands.map(\.name), ["", "sec"])
  func paletteMatchesGolden(brand: String, query: String) throws {
    let app = try TestApp(
      sample: "home", brand: try #require(TestApp.brands.first { $0.name == brand }), size: Size(80, 24),
      reducesMotion: true)
    app.press(Self.palette).type(query)
    try expectGolden(app.frame.goldenRows, "app/palette-\(brand)\(query.isEmpty ? "" : "-\(query)")")
  }
}

extension TestApp {
  /// The row in the style of the focus, without its keys.
  fileprivate var chosenEntry: String? {
    lit.first.map { $0.split(separator: "  ").first.map { $0.trimmingCharacters(in: .whitespaces) } ?? "" }
  }
}
