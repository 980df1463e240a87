import AppTestSupport
import Drawing
import Input
import Testing

@testable import AppCore

/// Typing and editing in a field.
struct TextFieldTests {
  private func field(_ text: String, _ keys: Key...) -> TextField {
    var field = TextField()
    field.insert(text)
    for key in keys {
      let isTaken = field.take(key)
      #expect(isTaken, "\(key)")
    }
    return field
  }

  @Test("Keys move the cursor within the text, and not past its ends")
  func cursorMoves() {
    #expect(field("soup", .left).shown == "sou▏p")
    #expect(field("soup", .control("b"), .control("b"), .right).shown == "sou▏p")
    #expect(field("soup", .home).shown == "▏soup")
    #expect(field("soup", .control("a"), .left, .control("f")).shown == "s▏oup")
    #expect(field("soup", .home, .end, .right).shown == "soup▏")
    #expect(field("soup", .home, .control("e")).shown == "soup▏")
    #expect(field("", .left, .right, .delete, .home, .end).shown == "▏")
  }

  @Test("The cursor passes whole characters")
  func cursorPassesCharacters() {
    #expect(field("ae\u{301}", .left).shown == "a▏e\u{301}")
    #expect(field("x👩‍🍳", .left, .left).shown == "▏x👩‍🍳")
    #expect(field("👩‍🍳x", .home, .right).shown == "👩‍🍳▏x")
    #expect(field("👩‍🍳x", .home, .delete).shown == "▏x")
  }

  @Test("Text is typed, pasted and deleted at the cursor")
  func editsAreMadeAtTheCursor() {
    #expect(field("sup", .left, .left, .character("o")).shown == "so▏up")
    #expect(field("soup", .left, .backspace).shown == "so▏p")
    #expect(field("soup", .home, .backspace).shown == "▏soup")
    // A character may consist of several code points.
    #expect(field("a👩‍🚀b", .left, .backspace).shown == "a▏b")
    #expect(field("🇩🇪", .backspace).shown == "▏")
    #expect(field("cafe\u{301}", .backspace).shown == "caf▏")
    #expect(field("soup", .left, .left, .control("d")).shown == "so▏p")
    #expect(field("hot soup", .left, .control("u")).shown == "▏p")
    #expect(field("hot soup", .home, .right, .control("k")).shown == "h▏")
    #expect(field("hot pea soup", .left, .left, .left, .left, .control("w")).shown == "hot ▏soup")
    var pasted = field("soup", .home)
    pasted.insert("hot\n")
    #expect(pasted.text == "hot soup")
  }

  @Test("A search that finds nothing says so when it is done")
  func searchesThatFindNothing() throws {
    let app = try TestApp(
      json: #"{"body": [{"id": "a", "component": {"id": "row.text"}, "text": {"title": "Hot soup"}}]}"#)
    app.type("/zzzz").press(.enter)
    app.says("/zzzz  not on this page")
  }

  @Test("Alt with a key moves over words and deletes them; so do the arrows with Ctrl")
  func wordsArePassedAndDeleted() {
    #expect(field("hot pea soup", .alt("b")).shown == "hot pea ▏soup")
    #expect(field("hot pea soup  ", .wordLeft, .wordLeft).shown == "hot ▏pea soup  ")
    #expect(field("hot pea", .home, .alt("f")).shown == "hot▏ pea")
    #expect(field("hot pea", .home, .wordRight, .wordRight, .wordRight).shown == "hot pea▏")
    #expect(field("row.text/12", .alt(Key.erase)).shown == "row.text/▏")
    #expect(field("row.text/", .alt(Key.erase)).shown == "row.▏")
    #expect(field("hot pea soup", .home, .alt("d")).shown == "▏ pea soup")
    #expect(field("cafe\u{301} olé", .alt("b"), .alt("b")).shown == "▏cafe\u{301} olé")
    #expect(field("", .alt("b"), .alt("f"), .alt("d"), .alt(Key.erase)).shown == "▏")
  }

  @Test("Alt with another key does nothing in a field, and is Escape and the key on a page")
  func altIsNoEscapeInAField() throws {
    let app = try TestApp(
      json: #"{"body": [{"id": "a", "component": {"id": "row.text"}, "text": {"title": "Hot soup"}}]}"#)
    app.press(.alt("t"))
    let switched = app.statusLine
    app.press(.escape)
    for opener in [Key.character("/"), .character(":")] {
      app.press(opener)
      app.type("so")
      let open = app.rows
      app.press(.alt("t"))
      #expect(app.rows == open)
      app.press(.alt(Key.erase))
      #expect(!app.rows.joined().contains("so▏") && app.rows.joined().contains("▏"))
      app.press(.escape)
    }
    app.press(.character("t"))
    app.press(.character("t"))
    #expect(app.statusLine == switched)
  }

  @Test("A message that arrives while the user types stands behind the typed words until the next key")
  func messagesAreShownBesideAField() throws {
    let app = try TestApp(
      json: #"{"body": [{"id": "a", "component": {"id": "row.text"}, "text": {"title": "Hot soup"}}]}"#)
    app.press(.character("/"))
    app.receive(.failed(reason: "No end of the paste"))
    #expect(app.statusLine.hasPrefix(" /▏  No end of the paste"), "\(app.statusLine)")
    app.type("so")
    #expect(app.statusLine.hasPrefix(" /so▏  1 of 1") && !app.statusLine.contains("paste"), "\(app.statusLine)")
    app.receive(.failed(reason: "No end of the paste"))
    #expect(app.statusLine.hasPrefix(" /so▏  1 of 1  No end of the paste"), "\(app.statusLine)")
  }

  @Test("A field takes 200 characters, wherever its cursor is")
  func fieldsHaveALimit() {
    let full = String(repeating: "x", count: 200)
    #expect(field(full, .home, .character("y")).text.string == full)
    #expect(field(full, .home, .delete, .character("y")).text.string == "y" + full.dropFirst())
  }

  @Test("A text wider than its field is shown around the cursor")
  func wideTextsAreShownAroundTheCursor() {
    let text = "abcdefghijklmnopqrstuvwxyz"
    #expect(field(text).shown.fitting(40) == "abcdefghijklmnopqrstuvwxyz▏")
    #expect(field(text).shown.fitting(10) == "…stuvwxyz▏")
    #expect(field(text, .home).shown.fitting(10) == "▏abcdefgh…")
    #expect(field(text, .left, .left).shown.fitting(10) == "…stuvwx▏yz")
    var middle = field(text)
    for _ in 0..<13 { _ = middle.take(.left) }
    #expect(middle.shown.fitting(10) == "…klm▏nopq…")
    #expect(middle.shown.fitting(1).columns <= 1)
    #expect(middle.shown.fitting(0).isEmpty)
  }

  @Test("A moved cursor is announced while it stands within the text")
  func movedCursorsAreAnnounced() {
    let typed = field("soup")
    let moved = field("soup", .left)
    func announced(_ new: TextField, after old: TextField) -> [Announcement] {
      new.announcement(after: old, prompt: "/")
    }
    #expect(announced(moved, after: typed) == [.prompt("/sou▏p")])
    #expect(announced(field("soup", .left, .character("r")), after: moved) == [.prompt("/sour▏p")])
    #expect(announced(typed, after: moved) == [.prompt("/soup")])
    #expect(announced(typed, after: typed).isEmpty)
    #expect(announced(field("soups"), after: typed) == [.typed("s")])
  }
}
