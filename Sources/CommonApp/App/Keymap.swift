import Terminal
import Text

/// What each key does. The hint in the status line is made from the same table.
enum Keymap {
  enum Command: CaseIterable {
    case moveUp, moveDown, moveLeft, moveRight, scrollUp, scrollDown, pageUp, pageDown, halfPageUp, halfPageDown, top,
      end, quit, suspend
  }

  private static let keys: [(command: Command, keys: [Key], hint: String?)] = [
    (.moveDown, [.down, .character("j")], "↓ down"),
    (.moveUp, [.up, .character("k")], "↑ up"),
    (.moveLeft, [.left, .character("h")], nil),
    (.moveRight, [.right, .character("l")], nil),
    (.scrollDown, [.control("e")], nil),
    (.scrollUp, [.control("y")], nil),
    (.halfPageDown, [.control("d")], nil),
    (.halfPageUp, [.control("u")], nil),
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
