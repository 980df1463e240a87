import Drawing
import Input
import Prism
import Reporting
import TestSupport
import Testing

@testable import Terminal

/// The answers of terminals about pictures, and the way that follows from them. Those of xterm and of Ghostty were
/// recorded; the others are written after the protocols.
@Suite struct PictureFactsTests {
  private static let taken = "\u{1B}_Gi=31;OK\u{1B}\\"
  private static let xterm = "\u{1B}P>|XTerm(379)\u{1B}\\\u{1B}[?63;1;2;4;6;9;15;16;22;28c"
  private static let ghostty = taken + "\u{1B}P>|libghostty\u{1B}\\\u{1B}[?62;22c"
  private static let kitty = taken + "\u{1B}P>|kitty(0.35.2)\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;c"

  /// The facts as the reader of a question without a screen finds them.
  private static func asked(_ text: String) -> PictureFacts {
    var reader = AnswerReader()
    var facts = PictureFacts()
    for byte in text.utf8 {
      if let found = reader.add(byte) { facts.note(found.report) }
    }
    return facts
  }

  /// The facts as the screen finds them among its input, and the events of that input.
  private static func heard(_ text: String) -> (facts: PictureFacts, events: [InputEvent]) {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    for byte in text.utf8 {
      if let event = decoder.event(for: Int32(byte)) { events.append(event) }
      while let code = decoder.takePostponed() {
        if let event = decoder.event(for: code) { events.append(event) }
      }
    }
    if let event = decoder.pause() { events.append(event) }
    return (decoder.pictures, events)
  }

  @Test("Answers are understood by the screen and by the doctor in the same way, and are no keys")
  func answersAreUnderstood() {
    for text in [Self.xterm, Self.ghostty, Self.kitty, "\u{1B}[?1;0;256S", "\u{1B}_Gi=31;ENOTSUP\u{1B}\\"] {
      let (facts, events) = Self.heard(text)
      #expect(events == [], "\(text)")
      if !text.hasSuffix("S") { #expect(facts == Self.asked(text), "\(text)") }
    }
    let kitty = Self.heard(Self.kitty).facts
    #expect(kitty.takesGraphics && !kitty.takesSixels && kitty.cell == Size(10, 20))
    #expect(kitty.name == "kitty(0.35.2)")
    let xterm = Self.heard(Self.xterm + "\u{1B}[?1;0;256S").facts
    #expect(!xterm.takesGraphics && xterm.takesSixels && xterm.colors == 256 && xterm.cell == nil)
    #expect(!Self.heard("\u{1B}_Gi=31;ENOTSUP\u{1B}\\").facts.takesGraphics)
  }

  @Test("An old terminal's number 4 is not sixels, and impossible sizes and counts are not believed")
  func strangeAnswers() {
    #expect(!Self.heard("\u{1B}[?1;4c").facts.takesSixels)
    for text in ["6;0;0t", "6;9999;10t", "6;20t", "4;600;800t", "6;20;-10t", "6;99999999999999999999;10t"] {
      #expect(Self.heard("\u{1B}[" + text).facts.cell == nil, "\(text)")
    }
    for text in ["1;3;256S", "1;0;1S", "2;0;800;600S", "1;0;99999999S", "1;0S"] {
      #expect(Self.heard("\u{1B}[?" + text).facts.colors == nil, "\(text)")
    }
  }

  @Test("Alt with an underscore stays a key, also when it is typed in pieces")
  func altIsTyped() {
    #expect(Self.heard("\u{1B}_j").events == [.key(.alt("_")), .key(.character("j"))])
    #expect(Self.heard("_G").events == [.key(.character("_")), .key(.character("G"))])
    #expect(Self.heard("\u{1B}P>j").events.last == .key(.character("j")))
  }

  @Test("The terminal decides about the way, unless the user does")
  func waysFollow() {
    func way(
      _ wish: PictureWish, _ text: String, _ depth: Depth = .truecolor, _ window: Size? = Size(8, 16)
    ) -> String {
      wish.way(Self.heard(text).facts, depth: depth, window: window).value.map(\.description) ?? "none"
    }
    #expect(way(.best, Self.kitty) == "placeholders,10x20")
    #expect(way(.best, Self.ghostty) == "placeholders,8x16")
    #expect(way(.best, Self.ghostty, .truecolor, nil) == "placeholders,10x20")
    #expect(way(.best, Self.kitty, .palette256) == "none")
    #expect(way(.best, Self.xterm) == "sixels,8x16,256")
    #expect(way(.best, Self.xterm, .palette16) == "sixels,8x16,256")
    #expect(way(.best, Self.xterm + "\u{1B}[?1;0;16S") == "sixels,8x16,16")
    #expect(way(.best, Self.xterm, .truecolor, nil) == "none")
    #expect(way(.best, "") == "none")
    // These take pictures, but not in the place of text.
    let konsole = Self.taken + "\u{1B}P>|Konsole 23.08.5\u{1B}\\"
    #expect(way(.best, konsole) == "none")
    #expect(way(.best, konsole + "\u{1B}[?62;4c") == "sixels,8x16,256")
    #expect(way(.placeholders, "") == "placeholders,8x16")
    #expect(way(.placeholders, "", .palette16) == "none")
    #expect(way(.sixels, "") == "sixels,8x16,256")
    #expect(way(.sixels, Self.kitty, .truecolor, nil) == "sixels,10x20,256")
    #expect(way(.sixels, "", .truecolor, nil) == "none")
  }
}
