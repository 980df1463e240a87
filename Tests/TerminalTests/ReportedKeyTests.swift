import TestSupport
import Testing

@testable import Input
@testable import Terminal

/// Keys that terminals report by numbers.
struct ReportedKeyTests {
  private func keys(_ text: String) -> [InputEvent] {
    var decoder = InputDecoder()
    return text.utf8.compactMap { decoder.event(for: Int32($0)) }
  }

  @Test("Ctrl-i goes forward where the terminal tells it apart, and is Tab where it does not")
  func controlI() {
    #expect(keys("\u{1B}[105;5u") == [.key(.control("i"))])
    #expect(keys("\u{1B}[27;5;105~") == [.key(.control("i"))])
    #expect(keys("\t") == [.key(.tab)])
    #expect(keys("\u{1B}[9u") == [.key(.tab)])
    #expect(Key("\(Key.control("i"))") == .control("i"))
  }

  @Test(
    "A reported key is the key that other terminals send as a byte",
    arguments: [
      ("111;5u", .control("o")), ("13u", .enter), ("13;2u", .enter), ("27u", .escape), ("127u", .backspace),
      ("9;2u", .backTab), ("109;5u", .enter), ("104;5u", .backspace), ("91;5u", .escape), ("32;5u", .control(" ")),
      ("97u", .character("a")), ("97;2u", .character("A")), ("106;65u", .character("j")), ("106;1:1u", .character("j")),
      ("27;2;65~", .character("A")), ("98;3u", .alt("b")), ("127;3u", .alt(Key.erase)), ("27;3;98~", .alt("b")),
    ] as [(String, Key)])
  func reportedKeys(report: String, key: Key) {
    #expect(keys("\u{1B}[\(report)") == [.key(key)])
  }

  @Test(
    "Released keys, other modifiers and nonsense are no keys, and the next key is heard",
    arguments: [
      "106;1:3u", "106;7u", "57358u", "u", ";u", "-9223372036854775808;-9223372036854775808u", "106;0u", "27;5~",
      "27;5;99999999999~", "1;2;3;4u",
    ])
  func otherReports(report: String) {
    let events = keys("\u{1B}[\(report)j")
    #expect(events.last == .key(.character("j")))
    #expect(events.count == 1, "\(events)")
  }
}
