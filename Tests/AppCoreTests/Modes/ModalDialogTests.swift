import AppTestSupport
import Drawing
import TestSupport
import Testing

@testable import Input

/// Dialogs that a backend sends: opening, reading, scrolling and closing them.
struct ModalDialogTests {
  private static let long = (1...60).map { "Paragraph \($0) of the terms." }

  private func app(
    _ paragraphs: [String] = ["A small fee keeps the couriers dry.", "It is zero in the sun."],
    title: String = "Rain fee",
    label: String = "Got it", size: Size = Size(80, 24)
  ) throws -> TestApp {
    try TestApp(DialogPages.world(title, paragraphs, label), size: size).press(.down)
  }

  @Test("Enter opens the dialog, which shows its title, its paragraphs and its button")
  func opens() throws {
    let app = try app().press(.enter)
    app.page("Home").shows("Rain fee").shows("A small fee keeps the couriers dry.").shows("It is zero in the sun.")
      .shows("Got it")
    #expect(app.requests.isEmpty && app.breadcrumbs == ["Home"])
  }

  @Test("A button without words says OK")
  func standardLabel() throws {
    try app(label: "").press(.enter).page("Home").shows("OK")
  }

  @Test(
    "Enter, Escape, q, Ctrl-C and the key for back close the dialog and leave the page as it was",
    arguments: [Key.enter, .escape, .character("q"), .control("c"), .character("["), .backspace])
  func closes(key: Key) throws {
    let app = try app()
    let before = app.frame
    app.press(.enter)
    let open = app.frame
    app.press(.left).press(.character("x")).press(.tab)
    expectSameFrame(app.frame, as: open)
    app.press(key)
    expectSameFrame(app.frame, as: before)
    #expect(app.focused == "About the fee" && app.effects.isEmpty)
  }

  @Test("A click on the button or beside the dialog closes it, and one on its words does not")
  func clicks() throws {
    let app = try app()
    let before = app.frame
    app.press(.enter)
    let open = app.frame
    let words = try #require(app.place(of: "A small fee"))
    app.click(x: words.x, y: words.y)
    expectSameFrame(app.frame, as: open)
    let button = try #require(app.place(of: "Got it"))
    app.receive(.mouse(Mouse(.press(.right), x: button.x, y: button.y)))
    expectSameFrame(app.frame, as: open)
    app.click(x: button.x, y: button.y)
    expectSameFrame(app.frame, as: before)
    app.press(.enter).click(x: 0, y: 20)
    expectSameFrame(app.frame, as: before)
  }

  @Test(
    "A long text scrolls to its end and stops there, by keys and by the wheel",
    arguments: [Size(28, 8), Size(40, 12), Size(80, 24), Size(140, 40)])
  func scrolls(size: Size) throws {
    let app = try app(Self.long, size: size).press(.enter)
    let top = app.page
    #expect(top.contains { $0.contains("Paragraph 1 of") } && top.contains { $0.contains("Got it") })
    app.press(.character("G"))
    let end = app.page
    #expect(end.contains { $0.contains("Paragraph 60 of the") || $0.contains("terms.") }, "\(app.picture)")
    app.press(.down).press(.pageDown).receive(.mouse(Mouse(.wheel(.down), x: 3, y: 3)))
    #expect(app.page == end)
    app.press(.character("g"))
    #expect(app.page == top)
    app.press(.up).press(.pageUp).receive(.mouse(Mouse(.wheel(.up), x: 3, y: 3)))
    #expect(app.page == top)
    var seen = Set(top)
    for _ in 0..<200 { seen.formUnion(app.press(.down).page) }
    #expect(app.page == end)
    for number in 1...60 {
      #expect(seen.contains { $0.contains("Paragraph \(number) ") }, "paragraph \(number)")
    }
    app.press(.character("g")).press(.pageDown)
    var pages = Set(top).union(app.page)
    for _ in 0..<130 { pages.formUnion(app.press(.pageDown).page) }
    #expect((1...60).allSatisfy { number in pages.contains { $0.contains("Paragraph \(number) ") } })
  }

  @Test("A dialog that was scrolled to its end still fills a screen that grows")
  func growingScreen() throws {
    let app = try app(Self.long, size: Size(40, 12)).press(.enter).press(.end)
    app.receive(.resize(Size(80, 40)))
    let other = try self.app(Self.long, size: Size(80, 40)).press(.enter).press(.end)
    #expect(app.page == other.page)
    app.press(.up)
    #expect(app.page == other.press(.up).page)
  }

  @Test("On a screen that is too small the dialog waits until there is room again")
  func tinyScreen() throws {
    let app = try app(["A small fee"] + Self.long, title: "Rain fee").press(.enter).press(.down, times: 2)
    let open = app.frame
    app.receive(.resize(Size(20, 6)))
    #expect(!app.rows.contains { $0.contains("Rain fee") })
    app.press(.enter).click(x: 3, y: 3)
    app.receive(.resize(Size(80, 24)))
    expectSameFrame(app.frame, as: open)
  }

  @Test("A title longer than two lines can be read in full")
  func longTitle() throws {
    let words = (1...40).map { "word\($0)" }
    let app = try app(["The end."], title: words.joined(separator: " "), size: Size(40, 14)).press(.enter)
    var seen = Set(app.page)
    for _ in 0..<20 { seen.formUnion(app.press(.down).page) }
    for word in words + ["The end."] { #expect(seen.contains { $0.contains(word) }, "\(word)") }
  }

  @Test("The texts of a dialog cannot control a terminal, and a dialog without words is not opened")
  func hostileTexts() throws {
    let app = try app(["a\u{1B}[2Jb\u{202E}c", "\u{200B}\u{202E} "], title: "\u{1B}]0;x\u{7}").press(.enter)
    app.page("Home").shows("\u{FFFD}[2Jbc")
    let empty = try self.app(["\u{202E}", " "], title: "").press(.enter)
    empty.says("the dialog is empty")
    #expect(empty.press(.enter).effects.isEmpty)
  }

  @Test("A banner that navigates to `modal` opens the same dialog")
  func banner() throws {
    let data = ["uri": "modal", "modal_title": "Rain fee", "modal_description": "It is zero in the sun."]
    let app = try TestApp(DialogPages.world(navigation: data)).press(.down).press(.enter)
    app.page("Home").shows("Rain fee").shows("It is zero in the sun.").shows("OK")
    app.press(.enter).press(.character("V")).press(.down).press(.enter).press(.enter)
    #expect(app.requests.map(\.request) == [.open(uri: "modal")], "an older client follows the address")
  }

  @Test("Side by side, the dialog lies over both pages")
  func sideBySide() throws {
    let app = try app(size: Size(120, 30))
    app.press(.character("v")).press(.enter)
    let before = app.frame
    app.press(.enter).page("Home").shows("Rain fee").shows("Got it")
    app.press(.escape)
    expectSameFrame(app.frame, as: before)
  }

  @Test("Pasted text and an arriving page leave the dialog open")
  func interruptions() throws {
    let app = try TestApp(json: DialogPages.json(next: "store/1")).press(.down).press(.down).press(.enter)
    #expect(app.requests.count == 1)
    app.press(.up).press(.enter).page("page").shows("Rain fee")
    app.receive(.paste("q\n"))
    try app.answer(withJSON: #"[{"id":"x","component":{"id":"row.text"},"text":{"title":"The store"}}]"#)
    #expect(app.breadcrumbs == ["page", "answer"])
    app.page("answer").shows("Rain fee")
    app.press(.enter).page("answer").hides("Rain fee").shows("The store")
  }

  @Test("The text at the top stays there at every size, and at the old size it is as before")
  func sizesKeepThePlace() throws {
    // Blank lines between paragraphs may come to the top, too.
    let paragraphs = stride(from: 1, to: 120, by: 12).map { first in
      (first..<first + 12).map { "word\($0)" }.joined(separator: " ")
    }
    let app = try app(paragraphs, title: "A title that a narrow dialog has to cut after two lines", size: Size(60, 12))
    app.press(.enter).press(.down, times: 5)
    func first() throws -> String {
      let line = try #require(app.page.first { $0.contains("word") }, "\(app.picture)")
      return try #require(line.split(separator: " ").first { $0.hasPrefix("word") }.map { String($0) })
    }
    let (word, before) = (try first(), app.frame)
    for size in [Size(30, 12), Size(44, 10), Size(60, 30)] {
      app.receive(.resize(size))
      #expect(app.page.joined().contains(word + " "), "\(size)\n\(app.picture)")
    }
    app.receive(.resize(Size(30, 12)))
    #expect(try #require(app.page.first { $0.contains("word") }).contains(word + " "), "\(app.picture)")
    app.receive(.resize(Size(60, 12)))
    expectSameFrame(app.frame, as: before)
  }
}
