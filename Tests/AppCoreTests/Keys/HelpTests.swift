import AppTestSupport
import Drawing
import TestSupport
import Testing
import Text

@testable import AppCore
@testable import Input

/// The help: every key under the heading of a task, and the search in it.
struct HelpTests {
  /// Every key that a terminal can send, as far as the app can tell them apart.
  static let keys: [Key] =
    (0x20...0x7E).compactMap(UnicodeScalar.init).map(Key.character) + [.character("é"), .character("語")]
    + (0x61...0x7A).compactMap(UnicodeScalar.init).map(Key.control) + (1...12).map(Key.function)
    + [
      .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .insert, .delete, .enter, .escape, .tab, .backTab,
      .backspace,
    ]

  private static func rebound() -> Keymap {
    var keymap = Keymap.standard
    keymap.bind(.search, to: [.control("s"), .character("7")])
    keymap.bind(.brand, to: [])
    keymap.bind(.top, to: [.character("b"), .function(5)])
    return keymap
  }

  @Test("Every key of the keymap is listed under exactly one heading, with its description")
  func everyKeyIsListedOnce() {
    for keymap in [Keymap.standard, Self.rebound()] {
      let lines = keymap.helpSections(in: .english).flatMap(\.lines)
      for command in Keymap.Command.allCases {
        let keys = keymap.keys(for: command).map(\.description).joined(separator: " ")
        let found = lines.filter { $0.name.string == command.rawValue }
        #expect(found.map(\.keys.string) == (keys.isEmpty ? [] : [keys]), "\(command)")
        #expect(found.allSatisfy { $0.does == command.summary(in: .english) })
      }
      #expect(lines.count == keymap.help(in: .english).count)
    }
    #expect(Set(Keymap.standard.helpSections(in: .english).map(\.group)) == Set(HelpGroup.allCases))
  }

  @Test("A key that the help does not list does nothing", arguments: Keymap.Command.allCases)
  func unlistedKeysDoNothing(command: Keymap.Command) throws {
    for keymap in [Keymap.standard, Self.rebound()] {
      let listed = Set(Keymap.Command.allCases.flatMap(keymap.keys) + keymap.countingKeys)
      let app = try TestApp(command.world, keymap: keymap)
      command.prepare(app)
      // A key without a command says so the first time. The second time it only clears the message.
      app.press(.function(11), times: 2)
      let (frame, focused) = (app.frame, app.focused)
      for key in Self.keys where !listed.contains(key) {
        app.press(key)
        #expect(app.effects.isEmpty && app.focused == focused && app.app.keyMemory.count == nil, "\(key)")
      }
      expectSameFrame(app.press(.function(11)).frame, as: frame)
    }
  }

  @Test("The digits that the help lists begin a number; those that are bound do not")
  func digits() throws {
    #expect(Keymap.standard.countLine(in: .english)?.keys == "1-9")
    #expect(Self.rebound().countLine(in: .english)?.keys == "1 2 3 4 5 6 8 9")
    for key in Keymap.standard.countingKeys {
      let app = try TestApp(.town)
      app.press(key)
      #expect(app.app.keyMemory.count != nil, "\(key)")
    }
    var all = Keymap.standard
    all.bind(.copy, to: all.countingKeys)
    #expect(all.countLine(in: .english) == nil)
  }

  @Test("The search in the help shows only the lines with all of the words, under their headings")
  func searching() throws {
    let app = try TestApp(.town, size: Size(90, 30))
    app.press(.character("?")).press(.character("/")).says("/▏words, or a key")
    app.type("COPY foc")
    app.page("Home").shows("Look inside").shows("y  copy the focused text")
      .hides("copy its JSON").hides("Move").hides("quit")
    app.says("/COPY foc▏  1 of \(Keymap.Command.allCases.count + 1)")
    // A word may be in the heading, in the keys or in the name that the configuration uses.
    app.press(.control("u")).type("ctrl-z").page("Home").shows("suspend").hides("quit")
    app.press(.control("u")).type("compare light").page("Home").shows("light or dark").hides("copy")
    // Other words for a command find it, too.
    app.press(.control("u")).type("dark").page("Home").shows("light or dark")
    app.press(.control("u")).type("refresh").page("Home").shows("reload, or retry")
    app.press(.control("u")).type("side-by").page("Home").shows("compare side by side")
    app.press(.control("u")).type("sign in").page("Home").shows("No matching key.").hides("Move")
  }

  @Test("Matches of the search are underlined in the help")
  func marking() throws {
    let app = try TestApp(.town, size: Size(90, 30))
    app.press(.character("?")).press(.character("/")).type("FOCUSED")
    let row = try #require(app.frame.textRows.firstIndex { $0.contains("copy the focused text") })
    let text = app.frame.textRows[row]
    let underlined = text.indices.enumerated().filter {
      app.frame[$0.offset, row].style.attributes.contains(.underline)
    }
    #expect(String(underlined.map { text[$0.element] }) == "focused")
  }

  @Test("Escape leaves the search first, then the help")
  func leaving() throws {
    let app = try TestApp(.town, size: Size(90, 30))
    let page = app.frame
    let all = app.press(.character("?")).frame
    app.press(.character("/")).type("copy").press(.escape)
    expectSameFrame(app.frame, as: all)
    app.press(.escape)
    expectSameFrame(app.frame, as: page)
    // Enter ends the typing, and then Escape leaves the search.
    app.press(.character("?")).press(.character("/")).type("copy").press(.enter).says(
      "/copy  2 of \(Keymap.Command.allCases.count + 1)")
    app.page("Home").hides("quit")
    app.press(.escape)
    expectSameFrame(app.frame, as: all)
    app.press(.character("/")).press(.enter)
    expectSameFrame(app.frame, as: all)
    app.press(.character("/")).type("x").press(.backspace).press(.backspace)
    expectSameFrame(app.frame, as: all)
    app.press(.character("Z"))
    expectSameFrame(app.frame, as: page)
  }

  @Test("Typed letters and pasted text go into the search")
  func typing() throws {
    let app = try TestApp(.town, size: Size(60, 12))
    app.press(.character("?")).press(.character("/")).type("q?/gG").says("/q?/gG▏")
    #expect(app.effects.isEmpty)
    app.press(.control("u"))
    app.receive(.paste("a\npage"))
    app.says("/a page▏").page("Home").shows("half a page down")
  }

  @Test("Keys and the wheel scroll the lines found, and stop at their ends")
  func scrolling() throws {
    let app = try TestApp(.town, size: Size(60, 10))
    app.press(.character("?")).press(.character("/")).type("e")
    let top = app.page
    app.press(.down, times: 2)
    #expect(app.page.starts(with: top.dropFirst(2)))
    app.press(.up, times: 9)
    #expect(app.page == top)
    app.receive(.mouse(Mouse(.wheel(.down), x: 1, y: 1)))
    #expect(app.page.starts(with: top.dropFirst(3)))
    app.press(.pageDown, times: 20)
    let end = app.page
    app.press(.down)
    #expect(app.page == end && end != top)
    // Fewer lines match now, and the first of them is on the screen.
    app.type("very").page("Home").shows("every")
    app.press(.enter).press(.down).press(.pageUp)
    app.click(x: 3, y: 3).page("Home").shows("Lunch place 1")
  }

  @Test("A click ends the typing, and another click closes the help")
  func clicking() throws {
    let app = try TestApp(.town, size: Size(90, 30))
    app.press(.character("?")).press(.character("/")).type("copy").click(x: 3, y: 3).says(
      "/copy  2 of \(Keymap.Command.allCases.count + 1)")
    app.click(x: 3, y: 3).page("Home").shows("Lunch place 1")
  }

  @Test("A rebound search key opens the search, and the help names it")
  func reboundSearch() throws {
    let app = try TestApp(.town, size: Size(90, 30), keymap: Self.rebound())
    app.press(.character("?")).says("Ctrl-s search").press(.character("7")).says("/▏")
  }
}
