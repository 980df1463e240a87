import Drawing
import TestSupport
import Testing

@testable import Terminal

/// The shorter orders for looks, compared on the model of a screen.
struct LookShortenerTests {
  private static let pieces = [
    "a", " ", "é", "語", "\n", "\u{1B}[2;3H", "\u{1B}[K", "\u{1B}[J", "\u{1B}[2X", "\u{1B}[1;4r", "\u{1B}(B", "\u{1B}7",
    "\u{1B}[m", "\u{1B}[0m", "\u{1B}[1m", "\u{1B}[0;1m", "\u{1B}[0;2;4m", "\u{1B}[7m", "\u{1B}[22;27m",
    "\u{1B}[31m", "\u{1B}[39m", "\u{1B}[41m", "\u{1B}[49m", "\u{1B}[39;49m", "\u{1B}[97m", "\u{1B}[100m",
    "\u{1B}[38;5;208m", "\u{1B}[48;5;208m", "\u{1B}[38;5;9m", "\u{1B}[48;5;16m", "\u{1B}[38;2;1;20;255m",
    "\u{1B}[48;2;0;0;0m", "\u{1B}[38;5;1;48;5;2m", "\u{1B}[1;38;2;9;9;9;4m",
  ]

  private static func short(
    _ frame: String, for abilities: LookShortener.Abilities = LookShortener.Abilities()
  ) -> String {
    String(decoding: LookShortener.shortened(Array(frame.utf8), for: abilities), as: UTF8.self)
  }

  @Test("A terminal shows the same after the shorter orders, and has the same looks for what comes next")
  func screensAreTheSame() {
    var random = SeededGenerator(seed: 25)
    let size = Size(12, 5)
    for _ in 0..<5_000 {
      let count = Int.random(in: 0..<30, using: &random)
      let frame = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
      let short = Self.short(
        frame, for: LookShortener.Abilities(endsAttributes: Bool.random(using: &random), hasLetters: true))
      let end = "\u{1B}[3;3Hz\u{1B}[K"
      let before = "\u{1B}[1;35;46mold\u{1B}[2;2H"
      let wanted = ScreenModel(size: size, showing: Array((before + frame + end).utf8))
      let shown = ScreenModel(size: size, showing: Array((before + short + end).utf8))
      #expect(shown.canvas == wanted.canvas, "\(frame.debugDescription) became \(short.debugDescription)")
      #expect(short.utf8.count <= frame.utf8.count)
    }
  }

  @Test(
    "Between two letters there is at most one order, without the colours that hold already",
    arguments: [
      ("\u{1B}[38;5;1m\u{1B}[48;5;2ma\u{1B}[38;5;3m\u{1B}[48;5;2mb", "\u{1B}[38;5;1;48;5;2ma\u{1B}[38;5;3mb"),
      ("\u{1B}[31ma\u{1B}[31mb", "\u{1B}[31mab"),
      ("\u{1B}(B\u{1B}[0;1m\u{1B}[38;5;3m\u{1B}[48;5;5mx", "\u{1B}(B\u{1B}[0;1;38;5;3;48;5;5mx"),
      ("x\u{1B}[39;49m\u{1B}(B\u{1B}[m", "x\u{1B}(B\u{1B}[m"),
      ("\u{1B}[0;31;42ma\u{1B}[0;1;31;42mb", "\u{1B}[0;31;42ma\u{1B}[1mb"),
      ("\u{1B}[0;31;42ma\u{1B}[m\u{1B}[31m\u{1B}[42mb", "\u{1B}[0;31;42mab"),
    ])
  func ordersAreJoined(frame: String, short: String) {
    #expect(Self.short(frame) == short)
  }

  @Test("Attributes end one by one where the terminal can, if that is shorter than to begin anew")
  func attributesEndOneByOne() {
    let frame = "\u{1B}[0;1;4;38;5;208;48;5;17ma\u{1B}[0;4;38;5;208;48;5;17mb\u{1B}[0mc"
    let abilities = LookShortener.Abilities(endsAttributes: true)
    #expect(Self.short(frame, for: abilities) == "\u{1B}[0;1;4;38;5;208;48;5;17ma\u{1B}[22mb\u{1B}[mc")
    #expect(Self.short(frame) == frame.replacing("0mc", with: "mc"))
  }

  @Test("The letters of ASCII are chosen in the first frame alone")
  func lettersAreChosenOnce() {
    let frame = "\u{1B}(B\u{1B}[0;31ma\u{1B}(B\u{1B}[mb"
    #expect(Self.short(frame) == frame)
    #expect(
      Self.short(frame, for: LookShortener.Abilities(hasLetters: true)) == "\u{1B}[0;31ma\u{1B}[mb")
  }

  @Test(
    "Other orders stay as they are",
    arguments: [
      "\u{1B}[4:3ma", "\u{1B}[58;5;1ma", "\u{1B}[38;5m", "\u{1B}[38;3;1mx", "\u{1B}[1", "\u{1B}", "\u{1B}[?25l",
      "\u{1B}[12345m", "\u{1B}]0;\u{1B}[1", "plain", "",
    ])
  func otherOrdersAreKept(frame: String) {
    #expect(Self.short(frame) == frame)
  }
}
