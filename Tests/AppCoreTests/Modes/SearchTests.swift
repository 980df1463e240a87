import AppTestSupport
import Drawing
import FacetModel
import TestSupport
import Testing

@testable import Input

/// Searching for words on the whole page, and coming back.
struct SearchTests {
  private typealias Sketch = SketchedPage

  private static let search = Key.character("/")

  @Test("A match far below the screen is found and focused")
  func matchesBelowTheScreenAreFound() throws {
    let app = try TestApp(.town)
    app.press(Self.search).type("late place 7")
    app.page("Home").shows("Late place 7")
    #expect(app.focused == "Late place 7")
    app.says("/late place 7▏").says("1 of 1")
  }

  @Test("A match in a hidden card of a carousel is found and brought into sight")
  func matchesInACarouselAreFound() throws {
    let app = try TestApp(.town)
    app.press(Self.search).type("card 7").press(.enter)
    #expect(app.focused == "Card 7")
    #expect(app.marked.contains { $0.contains("Card 7") }, "\(app.picture)")
  }

  /// Each letter searches from where the search began, not from the last match.
  @Test("Each letter typed searches again from where the search began")
  func everyLetterSearchesFromTheStart() throws {
    let app = try TestApp(.town)
    app.press(.down)
    let before = app.page
    app.press(Self.search).type("place 12")
    app.page("Home").shows("Dinner place 12")
    app.press(.backspace, times: 2).type("4")
    #expect(app.focused == "Lunch place 4")
    app.press(.control("u"))
    #expect(app.page == before)
  }

  @Test("n and N go through the matches, wrap around, and say so")
  func nextAndPreviousWrapAround() throws {
    let app = try TestApp(.town)
    app.press(Self.search).type("place 1").press(.enter)
    #expect(app.focused == "Lunch place 1")
    let all = ["Dinner place 1"] + (10...12).map { "Dinner place \($0)" } + ["Late place 1"]
    for (number, place) in all.enumerated() {
      app.press(.character("n")).says("\(number + 2) of 9")
      #expect(app.focused == place)
      app.page("Home").shows(place)
    }
    app.type("3n").says("9 of 9")
    app.press(.character("n")).says("1 of 9, continued from the top")
    app.press(.character("N")).says("9 of 9, continued from the end")
    app.press(.character("N")).says("8 of 9").page("Home").shows("Late place 11")
  }

  /// The search continues from the focus, not from the last match.
  @Test("n and N continue from where the user has moved the focus")
  func nextStartsAtTheFocus() throws {
    let app = try TestApp(.town)
    app.press(Self.search).type("place 1").press(.enter)
    while app.focused != "Dinner place 3" { app.press(.down) }
    app.press(.character("n"))
    #expect(app.focused == "Dinner place 10")
    app.press(.up, times: 4).press(.character("N"))
    #expect(app.focused == "Dinner place 1")
  }

  @Test(
    "Escape restores the scroll position and the focus exactly",
    arguments: ["late", "card 8", "place", "nowhere", ""])
  func escapeRestoresThePlaceExactly(query: String) throws {
    let app = try TestApp(.town)
    app.press(.down, times: 5).press(.right, times: 3).press(.control("e"), times: 2)
    let before = app.frame
    let focused = app.focused
    app.press(Self.search).type(query).press(.escape)
    expectSameFrame(app.frame, as: before)
    #expect(app.focused == focused)
    expectSameFrame(app.press(.right).frame, as: try TestApp(.town).movedAlong().frame)
  }

  @Test("Enter keeps the matches marked until Escape")
  func enterKeepsTheMatches() throws {
    let app = try TestApp(.town)
    app.press(Self.search).type("dinner place").press(.enter).press(.character("n"))
    let found = app.page
    #expect(app.underlined.count == 2)
    app.press(.escape)
    #expect(app.page == found)
    #expect(app.underlined.isEmpty)
    #expect(app.focused == "Dinner place 2")
    app.press(.character("n")).says("search for something first")
  }

  /// Abandoning an empty search keeps the search before it.
  @Test("Leaving an empty search keeps the search before it", arguments: [Key.escape, .enter, .backspace])
  func emptyPromptKeepsTheSearchBefore(leaving: Key) throws {
    let app = try TestApp(.town)
    app.press(Self.search).type("dinner").press(.enter)
    app.press(.character("n")).press(.character("N"))
    let before = app.frame
    app.press(Self.search).press(leaving)
    app.press(.character("n")).press(.character("N"))
    expectSameFrame(app.frame, as: before)
    app.says("/dinner  1 of 13")
  }

  @Test("Words that are not on the page are reported, and the page stays")
  func missingWordsAreReported() throws {
    let app = try TestApp(.town)
    let before = app.page
    app.press(Self.search).type("nowhere").says("not on this page")
    #expect(app.page == before)
    app.press(.enter).press(.character("n")).says("not on this page")
    #expect(app.page == before)
  }

  @Test("Upper and lower case match each other")
  func caseIsIgnored() throws {
    let app = try TestApp(.page(Sketch.section(nil, [Sketch.row("Straße ÉCLAIR İstanbul", to: "store/1")])))
    for query in ["éclair", "STRAßE", "ÉcLaIr", "İSTANBUL"] {
      app.press(Self.search).type(query).says("1 of 1").press(.escape)
    }
  }

  @Test("Wide and joined letters are found and marked whole", arguments: ["寿司", "🍣", "👩‍🚀", "สวัสดี", "é"])
  func wideAndJoinedLettersAreFoundAndMarked(query: String) throws {
    let app = try TestApp(
      .page(
        Sketch.section(
          nil,
          [
            Sketch.row("first", to: "store/1"), Sketch.row("A 寿司 bar 🍣 for 👩‍🚀 says สวัสดี, café", to: "store/2"),
            Sketch.row("last 寿司🍣👩‍🚀สวัสดีé", to: "store/3"),
          ])))
    app.press(Self.search).type(query).says("1 of 2")
    let shown = SafeGlyphs.drawn(query)
    #expect(app.underlined == [shown, shown])
    app.press(.enter).press(.character("n"))
    #expect(app.focused?.hasPrefix("last") == true)
    #expect(app.underlined == [shown, shown])
  }

  @Test("Pasted text becomes one line without control characters")
  func pasteIsOneSafeLine() throws {
    let app = try TestApp(.town)
    app.press(Self.search)
    app.receive(.paste("dinner\nplace\u{1B}[31m 3"))
    app.says("/dinner place\u{FFFD}[31m 3▏")
    app.press(.control("u"))
    app.receive(.paste("dinner\nplace 3"))
    app.says("1 of 1")
    #expect(app.focused == "Dinner place 3")
    app.press(.control("u"))
    app.receive(.paste(String(repeating: "x", count: 1 << 16)))
    app.says("not on this page").press(.escape).page("Home").row(1).says("Lunch place 1")
  }

  @Test("A screen of the brands has nothing to search, and says so")
  func aScreenOfTheBrandsHasNothingToSearch() throws {
    let world = SketchedWorld.page(Sketch.section(nil, [Sketch.row("Orders", to: "doordash://orders")]))
    let app = try TestApp(world)
    app.press(.down).press(.enter).page("Orders")
    app.press(Self.search).says("nothing to search here")
    app.press(.character("n")).says("search for something first")
  }

  /// The end of the query and its result are visible.
  @Test("A long query shows its end and its result", arguments: [Size(28, 8), Size(40, 10), Size(80, 24)])
  func longQueryShowsItsEnd(size: Size) throws {
    let app = try TestApp(.town, size: size)
    app.press(Self.search).type(String(repeating: "long ", count: 20) + "END")
    app.says("END▏").says("not on this page")
  }
}

extension TestApp {
  /// Moves as `escapeRestoresThePlaceExactly` does, and then a step to the right.
  fileprivate func movedAlong() -> TestApp {
    press(.down, times: 5).press(.right, times: 3).press(.control("e"), times: 2).press(.right)
  }
}
