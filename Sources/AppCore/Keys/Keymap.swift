import Input
import Text
import Wording

/// The commands of the keys. The hints in the status line, the help screen and `help keys` are made from the same
/// table.
public struct Keymap: Sendable {
  /// The keys of each command, in the order of the help.
  private var keys: [(command: Command, keys: [Key])]

  private init(_ keys: [(Command, [Key])]) {
    self.keys = keys.map { (command: $0.0, keys: $0.1) }
  }

  public static let standard = Keymap([
    (.moveDown, [.down, .character("j")]),
    (.moveUp, [.up, .character("k")]),
    (.moveLeft, [.left, .character("h")]),
    (.moveRight, [.right, .character("l")]),
    (.nextTarget, [.tab]),
    (.previousTarget, [.backTab]),
    (.open, [.enter]),
    (.toggle, [.character(" ")]),
    (.back, [.character("["), .backspace, .control("o")]),
    (.forward, [.character("]"), .control("i")]),
    (.escape, [.escape]),
    (.scrollDown, [.control("e")]),
    (.scrollUp, [.control("y")]),
    (.halfPageDown, [.control("d")]),
    (.halfPageUp, [.control("u")]),
    (.pageDown, [.pageDown, .control("f")]),
    (.pageUp, [.pageUp, .control("b")]),
    (.nextSection, [.character("}")]),
    (.previousSection, [.character("{")]),
    (.top, [.home, .character("g")]),
    (.end, [.end, .character("G")]),
    (.more, [.character("+"), .character("=")]),
    (.less, [.character("-")]),
    (.clearFilters, [.character("c")]),
    (.search, [.character("/")]),
    (.nextMatch, [.character("n")]),
    (.previousMatch, [.character("N")]),
    (.hints, [.character("f")]),
    (.palette, [.character(":")]),
    (.versions, [.character("V")]),
    (.sideBySide, [.character("v")]),
    (.reload, [.character("r")]),
    (.brand, [.character("b")]),
    (.scheme, [.character("t")]),
    (.pictures, [.character("P")]),
    (.mouse, [.character("m")]),
    (.copy, [.character("y")]),
    (.copySource, [.character("Y")]),
    (.openOutside, [.character("o")]),
    (.openPicture, [.character("p")]),
    (.inspect, [.character("i")]),
    (.outlines, [.character("I")]),
    (.nextLeftOut, [.character("x")]),
    (.previousLeftOut, [.character("X")]),
    (.goTo, [.character("@")]),
    (.edit, [.character("e")]),
    (.messages, [.character("M")]),
    (.setMark, [.character("\"")]),
    (.goToMark, [.character("'")]),
    (.help, [.character("?"), .function(1)]),
    (.quit, [.character("q"), .control("c")]),
    (.suspend, [.control("z")]),
  ])

  package func command(for key: Key) -> Command? {
    keys.first { $0.keys.contains(key) }?.command
  }

  package func keys(for command: Command) -> [Key] {
    keys.first { $0.command == command }?.keys ?? []
  }

  /// Binds a command to other keys, which lose their former commands. `quit` without a key gets Ctrl-C.
  package mutating func bind(_ command: Command, to newKeys: [Key]) {
    for index in keys.indices {
      if keys[index].command == command {
        keys[index].keys = newKeys
      } else {
        keys[index].keys.removeAll(where: newKeys.contains)
      }
    }
    if self.keys(for: .quit).isEmpty {
      bind(.quit, to: [.control("c")])
    }
  }

  package struct Line {
    package let keys: SafeText
    package let does: SafeText
    /// The name in the configuration.
    package let name: SafeText
    /// The heading of the line in the help.
    package let group: HelpGroup
    /// Other words for the command, by which searches find it.
    var otherNames: [String] = []
  }

  /// Every command with its keys and description.
  package func lines(in words: Words) -> [Line] {
    keys.map { binding in
      Line(
        keys: binding.keys.map { SafeText($0.description) }.joined(separator: " "),
        does: binding.command.summary(in: words),
        name: SafeText(binding.command.rawValue), group: binding.command.group,
        otherNames: words.otherNames(of: binding.command.rawValue))
    }
  }

  /// The commands that have a key, and the digits.
  package func help(in words: Words) -> [Line] {
    lines(in: words).filter { !$0.keys.isEmpty } + [countLine(in: words)].compactMap(\.self)
  }
}
