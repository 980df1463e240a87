import Input
import Terminal
import Testing

@Suite struct KeyNameTests {
  static let keys: [Key] =
    [
      .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .insert, .delete, .enter, .escape, .tab, .backTab,
      .backspace, .character("j"), .character(" "), .character("-"), .character("語"), .control("f"), .control(" "),
      .control("]"), .alt("b"), .alt(" "), .alt(Key.erase), .wordLeft, .wordRight,
    ] + (1...12).map(Key.function)

  @Test("The name of a key reads back as the same key", arguments: keys)
  func aNameReadsBackAsItsKey(key: Key) {
    #expect(Key(key.description) == key)
  }

  @Test(
    "Text that does not name a key is refused",
    arguments: ["", "down", "Ctrl-", "Ctrl-ab", "Alt-", "Alt-ab", "Alt-é", "F0", "F64", "Fx", "Wheel-Down"])
  func unknownNamesAreRefused(name: String) {
    #expect(Key(name) == nil)
  }

  /// Terminals send no capital letters with Ctrl, and send some of these keys as other keys.
  @Test(
    "The name of a control key reads as the key that a terminal sends for it",
    arguments: [
      ("Ctrl-F", .control("f")), ("Ctrl-h", .backspace), ("Ctrl-I", .control("i")), ("Ctrl-m", .enter),
      ("Ctrl-j", .enter), ("Ctrl-[", .escape), ("Ctrl-]", .control("]")),
    ] as [(String, Key)])
  func controlKeysReadAsTheTerminalSendsThem(name: String, key: Key) {
    #expect(Key(name) == key)
  }

  @Test("The letter F alone is not a function key")
  func aLetterIsNotAFunctionKey() {
    #expect(Key("F") == .character("F"))
    #expect(Key("F5") == .function(5))
  }
}
