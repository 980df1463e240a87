import Terminal
import Text

/// What each key does. The hints in the status line, the help screen and `help keys` are made from the same table.
enum Keymap {
  enum Command: CaseIterable {
    case moveUp, moveDown, moveLeft, moveRight, nextTarget, previousTarget, open, back, forward
    case scrollUp, scrollDown, pageUp, pageDown, halfPageUp, halfPageDown, nextSection, previousSection, top, end
    case retry, brand, scheme, mouse, help, quit, suspend
  }

  private struct Binding {
    let command: Command
    let keys: [Key]
    let does: SafeText
    /// In the status line, where it is worth its room.
    var hint: SafeText?
  }

  private static let bindings: [Binding] = [
    Binding(command: .moveDown, keys: [.down, .character("j")], does: "down", hint: "↑↓←→ move"),
    Binding(command: .moveUp, keys: [.up, .character("k")], does: "up"),
    Binding(command: .moveLeft, keys: [.left, .character("h")], does: "left, through a carousel"),
    Binding(command: .moveRight, keys: [.right, .character("l")], does: "right, through a carousel"),
    Binding(command: .nextTarget, keys: [.tab], does: "to the next control"),
    Binding(command: .previousTarget, keys: [.backTab], does: "to the control before"),
    Binding(command: .open, keys: [.enter], does: "open", hint: "Enter open"),
    Binding(command: .back, keys: [.backspace, .character("[")], does: "back", hint: "[ back"),
    Binding(command: .forward, keys: [.character("]")], does: "forward"),
    Binding(command: .scrollDown, keys: [.control("e")], does: "scroll down a row"),
    Binding(command: .scrollUp, keys: [.control("y")], does: "scroll up a row"),
    Binding(command: .halfPageDown, keys: [.control("d")], does: "half a page down"),
    Binding(command: .halfPageUp, keys: [.control("u")], does: "half a page up"),
    Binding(command: .pageDown, keys: [.pageDown, .character(" "), .control("f")], does: "a page down"),
    Binding(command: .pageUp, keys: [.pageUp, .control("b")], does: "a page up"),
    Binding(command: .nextSection, keys: [.character("}")], does: "to the next section"),
    Binding(command: .previousSection, keys: [.character("{")], does: "to the section before"),
    Binding(command: .top, keys: [.home, .character("g")], does: "to the top"),
    Binding(command: .end, keys: [.end, .character("G")], does: "to the end"),
    Binding(command: .retry, keys: [.character("r")], does: "try again what failed"),
    Binding(command: .brand, keys: [.character("b")], does: "another brand"),
    Binding(command: .scheme, keys: [.character("t")], does: "light or dark"),
    Binding(command: .mouse, keys: [.character("m")], does: "mouse on or off; off, it selects text"),
    Binding(command: .help, keys: [.character("?"), .function(1)], does: "all keys", hint: "? keys"),
    Binding(command: .quit, keys: [.character("q"), .control("c")], does: "quit", hint: "q quit"),
    Binding(command: .suspend, keys: [.control("z")], does: "suspend"),
  ]

  static func command(for key: Key) -> Command? {
    bindings.first { $0.keys.contains(key) }?.command
  }

  static let hints = bindings.compactMap(\.hint)

  /// As many hints as there is room for, the most useful ones first.
  static func hints(width: Int) -> SafeText {
    var line: SafeText = ""
    for hint in hints {
      let longer = line.isEmpty ? hint : line + "  " + hint
      if longer.columns > width { break }
      line = longer
    }
    return line
  }

  /// Every key and what it does.
  static let help = bindings.map { binding in
    (keys: binding.keys.map { SafeText($0.description) }.joined(separator: " "), does: binding.does)
  }
}
