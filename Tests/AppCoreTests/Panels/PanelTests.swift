import AppTestSupport
import Drawing
import Prism
import TestSupport
import Testing
import Text
import ViewTree

@testable import AppCore
@testable import Input
@testable import Pages

/// A panel that AppCore does not know opens, takes input, draws and closes.
struct PanelTests {
  /// Counts the keys that are pressed, until Enter.
  private struct KeyCounter: Panel {
    var count = 0
    var pasted = ""

    func title(in context: PanelContext) -> Phrase? { Phrase("Counting", .statusLineTitle) }

    func keys(in context: PanelContext) -> [SafeText] { ["Enter finish"] }

    func frame(in context: PanelContext) -> PanelFrame? {
      PanelFrame(
        block: PanelFrame.block([.line("\(count) keys \(pasted)", .bodyText, width: 20)], width: 24),
        lines: 0..<1, rowsAbove: 1)
    }

    mutating func update(_ input: PanelInput, in context: PanelContext) -> PanelOutcome {
      switch input {
      case .key(.enter): return .finish(.say("\(count) keys were pressed"))
      case .key(.escape): return .close
      case .key(.tab): return .passOn
      case .key: count += 1
      case .wheel(let rows): count += rows
      case .press(_, at: .line): count = 0
      case .press(_, at: .beside): return .close
      case .press: return .ignored
      case .paste(let text): pasted = text
      }
      return .stay
    }
  }

  private func open() throws -> App {
    var app = try TestApp(.town).app
    app.present(KeyCounter())
    return app
  }

  private func text(_ app: App) -> String { app.frame().textRows.joined(separator: "\n") }

  @Test("A panel that a test defines is drawn over the page with its title and keys")
  func panelIsDrawn() throws {
    let rows = try open().frame().textRows
    #expect(rows.contains { $0.contains("0 keys") })
    #expect(rows.last?.contains("Counting") == true)
    #expect(rows.last?.contains("Enter finish") == true)
  }

  @Test("Keys, pasted text, the wheel and clicks go to the open panel")
  func inputGoesToThePanel() throws {
    var app = try open()
    for letter in "qq?" { _ = app.update(.key(.character(try #require(letter.unicodeScalars.first)))) }
    #expect(text(app).contains("3 keys"))
    _ = app.update(.paste("again"))
    #expect(text(app).contains("3 keys again"))
    _ = app.update(.mouse(Mouse(.wheel(.down), x: 30, y: 2)))
    #expect(text(app).contains("6 keys again"))
    _ = app.update(.mouse(Mouse(.press(.left), x: app.size.width / 2, y: 2)))
    #expect(text(app).contains("0 keys again"))
  }

  @Test("A panel closes with Escape or a click beside it, and the page is as before", arguments: [false, true])
  func panelCloses(byMouse: Bool) throws {
    var app = try open()
    _ = app.update(byMouse ? .mouse(Mouse(.press(.left), x: 0, y: 8)) : .key(.escape))
    #expect(app.panel(as: KeyCounter.self) == nil)
    expectSameFrame(app.frame(), as: try TestApp(.town).frame)
  }

  @Test("A panel that finishes has the app do what it asks for")
  func requestIsDone() throws {
    var app = try open()
    _ = app.update(.key(.character("x")))
    #expect(app.update(.key(.enter)).isEmpty)
    #expect(app.message == "1 keys were pressed")
    #expect(app.panel(as: KeyCounter.self) == nil)
  }

  @Test("A key that a panel passes on acts on the page")
  func keyIsPassedOn() throws {
    var app = try open()
    #expect(app.focusedFacet == nil)
    _ = app.update(.key(.tab))
    #expect(app.panel(as: KeyCounter.self) == nil)
    #expect(app.focusedFacet != nil)
  }

  @Test("A panel without words for the linear mode announces its title once")
  func titleIsAnnounced() throws {
    let before = try TestApp(.town).app
    let opened = try open()
    var after = opened
    let key = Event.key(.character("x"))
    _ = after.update(key)
    #expect(Announcer(before: before, after: opened).sayings(for: key) == [.line("Counting")])
    #expect(Announcer(before: opened, after: after).sayings(for: key).isEmpty)
  }
}
