import Input
import Terminal
import Testing

@Suite struct KeyNameTests {
  static let keys: [Key] =
    [
      .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .insert, .delete, .enter, .escape, .tab, .backTab,
      .backspace, .character("j"), .character(" "), .character("-"), .character("語"), .control("f"), .control(" "),
      .control("]"),
    ] + (1...12).map(Key.function)

  @Test(arguments: keys)
  func aNameReadsBackAsItsKey(key: Key) {
    #expect(Key(key.description) == key)
  }

  @Test(arguments: ["", "down", "Ctrl-", "Ctrl-ab", "F0", "F64", "Fx", "Wheel-Down"])
  func whatIsNoKeyIsNone(name: String) {
    #expect(Key(name) == nil)
  }

  /// Terminals know no capitals beside Ctrl, and send some of these as other keys.
  @Test(
    arguments: [
      ("Ctrl-F", .control("f")), ("Ctrl-h", .backspace), ("Ctrl-I", .tab), ("Ctrl-m", .enter), ("Ctrl-j", .enter),
      ("Ctrl-[", .escape), ("Ctrl-]", .control("]")),
    ] as [(String, Key)])
  func aControlKeyIsWhatATerminalSendsForIt(name: String, key: Key) {
    #expect(Key(name) == key)
  }

  @Test func anLetterIsNotAFunctionKey() {
    #expect(Key("F") == .character("F"))
    #expect(Key("F5") == .function(5))
  }
}
