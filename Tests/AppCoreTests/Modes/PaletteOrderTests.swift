import AppTestSupport
import Drawing
import Testing
import Wording

@testable import AppCore
@testable import Input

/// The order of the palette, its other names, and the keys that it shows.
struct PaletteOrderTests {
  private static let palette = Key.character(":")

  /// The lines of the open palette below the prompt, each without its edges.
  private func lines(_ app: TestApp) throws -> [String] {
    let top = try #require(app.place(of: "┌"), "\(app.picture)").y
    return app.page.dropFirst(top + 3).prefix { !$0.contains("└") }.map { row in
      row.split(separator: "│").count > 1 ? String(row.split(separator: "│")[1].drop { $0 == " " }) : row
    }
  }

  @Test("With nothing typed the likely commands come first, with their keys")
  func likelyOnesComeFirst() throws {
    let app = try TestApp(.town, size: Size(80, 30)).press(Self.palette)
    let first = try lines(app).prefix(8).joined(separator: "\n")
    for (title, key) in [("open", "Enter"), ("search the page", "/"), ("all keys", "? F1"), ("quit", "q Ctrl-c")] {
      let line = try lines(app).first { $0.hasPrefix(title) }
      #expect(first.contains(title) && line?.contains(key) == true, "\(title)\n\(app.picture)")
    }
    #expect(!first.contains("half a page"))
  }

  @Test("The commands chosen last stand at the top the next time, the newest one first")
  func recentOnesComeFirst() throws {
    let app = try TestApp(.town, size: Size(80, 30))
    app.press(Self.palette).type("outline every").press(.enter)
    app.press(Self.palette).type("to the end").press(.enter)
    let first = try lines(app.press(Self.palette))
    #expect(first[0].hasPrefix("to the end") && first[1].hasPrefix("outline every facet"), "\(app.picture)")
  }

  @Test(
    "Other words for a command find it first",
    arguments: [
      ("export", "copy"), ("save", "copy"), ("why", "open the inspector"), ("lint", "open the inspector"),
      ("exit", "quit"),
      ("close", "quit"), ("night", "light or dark"), ("refresh", "reload"), ("find", "search the page"),
      ("diff", "compare side by side"), ("bookmark", "mark the focus"), ("previous page", "back"),
    ])
  func otherNamesFind(typed: String, title: String) throws {
    let app = try TestApp(.town, size: Size(80, 30)).press(Self.palette).type(typed)
    let found = try lines(app)
    #expect(found.prefix(3).contains { $0.hasPrefix(title) }, "\(app.picture)")
  }

  @Test("Spanish words find commands, with and without accents")
  func spanishNames() {
    let words = Words(.spanish)
    #expect(words.otherNames(of: "scheme").contains("oscuro"))
    #expect(words.otherNames(of: "inspect").contains("porque"))
  }

  @Test("Every command with other names exists")
  func otherNamesBelongToCommands() {
    let names = Words.renamedCommands
    #expect(names.allSatisfy { Keymap.Command(rawValue: $0) != nil })
    #expect(Set(names).count == names.count)
  }

  @Test("The visited pages are listed with the keys that lead there, and choosing one goes there")
  func visitedPages() throws {
    let app = try TestApp(.town, size: Size(80, 30))
    app.press(.down).press(.enter).press(.down).press(.enter).press(.character("["))
    #expect(app.breadcrumbs == ["Home", "Store 1"])
    app.press(Self.palette).type("visited")
    let found = try lines(app)
    #expect(found.contains { $0.hasPrefix("back to Home") && $0.contains("[") }, "\(app.picture)")
    #expect(found.contains { $0.hasPrefix("forward to Store 2") && $0.contains("]") }, "\(app.picture)")
    app.press(.control("u")).type("forward to store 2").press(.enter)
    #expect(app.breadcrumbs == ["Home", "Store 1", "Store 2"])
    app.press(Self.palette).type("to home").page("Store 2").shows("2[").press(.enter)
    #expect(app.breadcrumbs == ["Home"])
  }
}
