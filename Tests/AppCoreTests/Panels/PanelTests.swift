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

  private func open(_ slot: PanelSlot = .over, size: Size = Size(60, 20)) throws -> App {
    var app = try TestApp(.town, size: size).app
    app.present(KeyCounter(), slot)
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
    _ = app.update(.mouse(Mouse(.press(.left), x: app.screen.size.width / 2, y: 2)))
    #expect(text(app).contains("0 keys again"))
  }

  @Test("On a screen that is too small the open panel gets no pasted text, because it is not seen")
  func unseenPaste() throws {
    var app = try open()
    let size = app.screen.size
    _ = app.update(.resize(Size(20, 6)))
    _ = app.update(.paste("unseen"))
    _ = app.update(.resize(size))
    #expect(text(app).contains("0 keys"))
    #expect(!text(app).contains("unseen"))
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
    #expect(app.notices.message == "1 keys were pressed")
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
    #expect(Announcer(before: before, after: opened).announcements(for: key) == [.line("Counting")])
    #expect(Announcer(before: opened, after: after).announcements(for: key).isEmpty)
  }

  private static let wide = Size(120, 30)
  private static var clickOnPanel: Event { .mouse(Mouse(.press(.left), x: 100, y: 1)) }
  private static var clickOnPage: Event { .mouse(Mouse(.press(.left), x: 2, y: 28)) }

  @Test("The same panel beside the page leaves the keys to the page until a click gives them to it")
  func panelIsBesideThePage() throws {
    var app = try open(.beside, size: Self.wide)
    #expect(text(app).contains("0 keys") && !text(app).contains("Counting"))
    let first = try #require(app.focusedFacet?.identity)
    _ = app.update(.key(.down))
    let second = try #require(app.focusedFacet?.identity)
    #expect(second != first && text(app).contains("0 keys"))
    _ = app.update(Self.clickOnPanel)
    #expect(text(app).contains("Counting") && text(app).contains("Enter finish"))
    _ = app.update(.key(.down))
    #expect(app.focusedFacet?.identity == second && text(app).contains("1 keys"))
    _ = app.update(Self.clickOnPage)
    #expect(text(app).contains("1 keys") && !text(app).contains("Counting"))
  }

  @Test("A key that a panel beside the page passes on acts on the page, and the panel stays open")
  func keyIsPassedOnFromBeside() throws {
    var app = try open(.beside, size: Self.wide)
    _ = app.update(Self.clickOnPanel)
    let focused = try #require(app.focusedFacet?.identity)
    _ = app.update(.key(.tab))
    #expect(app.focusedFacet?.identity != focused)
    #expect(app.panel(as: KeyCounter.self) != nil)
  }

  @Test("A panel beside the page closes by its own outcome, or with Escape on the page", arguments: [false, true])
  func panelBesideCloses(fromPage: Bool) throws {
    var app = try open(.beside, size: Self.wide)
    if !fromPage { _ = app.update(Self.clickOnPanel) }
    _ = app.update(.key(.escape))
    #expect(app.panel(as: KeyCounter.self) == nil)
    #expect(!text(app).contains("0 keys"))
  }

  @Test("Other panels open and close over the page while a panel is beside it")
  func panelsAreInBothSlots() throws {
    var app = try open(.beside, size: Self.wide)
    let before = app.frame()
    _ = app.update(.key(.character("?")))
    #expect(app.panel(as: KeyHelp.self) != nil && app.panel(as: KeyCounter.self) != nil)
    _ = app.update(.key(.escape))
    expectSameFrame(app.frame(), as: before)
  }

  @Test("On a screen that is too small for both, a panel hides the page and takes the keys")
  func panelHidesASmallPage() throws {
    var app = try open(.beside, size: Size(40, 12))
    _ = app.update(.key(.character("x")))
    #expect(text(app).contains("1 keys") && text(app).contains("Counting"))
  }

  @Test("In the linear mode a panel for the place beside the page takes the keys and announces its title")
  func panelBesideIsAnnounced() throws {
    let before = try TestApp(json: #"{"body": []}"#, readsLines: true).app
    var opened = before
    opened.present(KeyCounter(), .beside)
    var after = opened
    let key = Event.key(.character("x"))
    _ = after.update(key)
    #expect(Announcer(before: before, after: opened).announcements(for: key) == [.line("Counting")])
    #expect(after.panel(as: KeyCounter.self)?.count == 1)
  }
}
