import Input
import Testing

@testable import Terminal

/// Keys that are read without ncurses.
struct KeyReaderTests {
  private func events(_ text: String) -> [String] {
    var keys = KeyReader()
    var input = InputDecoder()
    for byte in text.utf8 { keys.add(byte) }
    keys.endWaiting()
    var events: [InputEvent] = []
    while let code = input.takePostponed() ?? keys.next() {
      if let event = input.event(for: code) { events.append(event) }
    }
    if let event = input.pause() { events.append(event) }
    return events.map(\.description)
  }

  @Test(
    "Bytes become keys, and unknown key sequences are dropped whole",
    arguments: [
      ("abc", "a b c"), ("\u{1B}[A\u{1B}OB", "Up Down"), ("\u{1B}[5~\u{1B}[6~", "PageUp PageDown"),
      ("\u{1B}[1~\u{1B}[4~\u{1B}OH", "Home End Home"), ("\u{1B}[Z\t", "Shift-Tab Tab"),
      ("\u{1B}OP\u{1B}[24~", "F1 F12"),
      ("\r\n", "Enter Enter"), ("\u{7F}\u{8}", "Backspace Backspace"), ("\u{3}", "Ctrl-c"), ("寿", "寿"),
      ("\u{1B}", "Escape"), ("\u{1B}\u{1B}[C", "Escape Right"), ("\u{1B}x", "Alt-x"),
      ("\u{1B}[1;5D\u{1B}[1;3C", "Ctrl-Left Ctrl-Right"),
      // An unknown key is dropped whole; mouse reports and pastes are read as well.
      ("\u{1B}[1;5Aj", "j"), ("\u{1B}[<65;1;1Mj", "Wheel-Down:0,0 j"), ("\u{1B}[200~q\u{1B}[201~j", "Paste:\"q\" j"),
    ])
  func bytesBecomeKeys(bytes: String, keys: String) {
    #expect(events(bytes).joined(separator: " ") == keys)
  }

  @Test("A key sequence that arrives in pieces is read once it is complete")
  func aSequenceMayComeInPieces() {
    var keys = KeyReader()
    keys.add(0x1B)
    #expect(keys.isWaiting)
    #expect(keys.next() == nil)
    keys.add(UInt8(ascii: "["))
    keys.add(UInt8(ascii: "B"))
    #expect(!keys.isWaiting)
    var input = InputDecoder()
    #expect(keys.next().flatMap { input.event(for: $0) } == .key(.down))
  }
}
