import Terminal
import Text

/// What each key does. The hint in the status line is made from the same table.
enum Keymap {
  enum Command: CaseIterable {
    case scrollUp, scrollDown, pageUp, pageDown, top, end, quit, suspend
  }

  private static let keys: [(command: Command, keys: [Key], hint: String?)] = [
    (.scrollDown, [.down, .character("j")], "↓ down"),
    (.scrollUp, [.up, .character("k")], "↑ up"),
    (.pageDown, [.pageDown, .character(" "), .control("f")], nil),
    (.pageUp, [.pageUp, .control("b")], nil),
    (.top, [.home, .character("g")], "g top"),
    (.end, [.end, .character("G")], "G end"),
    (.quit, [.character("q"), .control("c")], "q quit"),
    (.suspend, [.control("z")], nil),
  ]

  static func command(for key: Key) -> Command? {
    keys.first { $0.keys.contains(key) }?.command
  }

  static let hints = keys.compactMap { $0.hint.map { SafeText($0) } }.joined(separator: "  ")
}
