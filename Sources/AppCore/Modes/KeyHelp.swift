import Input
import Text

/// The state of the help: its scroll position, and the words of the search in it.
package struct KeyHelp {
  /// The rows above the screen.
  var scroll = 0
  /// The words of the search; empty while all keys are listed.
  var field = TextField()
  /// Whether keys are typed into the field.
  var isTyping = false

  /// The words one by one; a line matches if it contains all of them.
  var words: [SafeText] {
    field.text.string.split(separator: " ").map { SafeText(String($0)) }
  }

  enum Outcome {
    /// The help stays open in this state.
    case reading(KeyHelp)
    /// The help closes.
    case nothing
    case quit
  }

  /// Returns the outcome of a key. `height` is the number of rows of a page.
  func taking(_ key: Key, _ keymap: Keymap, height: Int) -> Outcome {
    isTyping ? .reading(typing(key, height: height)) : reading(key, keymap, height: height)
  }

  /// Keys that scroll a page scroll the help. Escape first shows all keys again. All other keys close the help.
  private func reading(_ key: Key, _ keymap: Keymap, height: Int) -> Outcome {
    let command = keymap.command(for: key)
    if let rows = command?.rows(ofPage: height) { return .reading(scrolled(to: scroll + rows)) }
    switch command {
    case .search:
      var help = self
      help.isTyping = true
      return .reading(help)
    case .quit: return .quit
    default:
      let leavesSearch = !field.isEmpty && (command == .escape || key == .escape)
      return leavesSearch ? .reading(KeyHelp()) : .nothing
    }
  }

  private func typing(_ key: Key, height: Int) -> KeyHelp {
    switch key {
    case .enter: return done
    case .escape, .control("c"): return KeyHelp()
    case .backspace where field.isEmpty: return KeyHelp()
    case .down: return scrolled(to: scroll + 1)
    case .up: return scrolled(to: scroll - 1)
    case .pageDown: return scrolled(to: scroll + height)
    case .pageUp: return scrolled(to: scroll - height)
    default:
      var help = self
      guard help.field.take(key) else { return self }
      help.scroll = 0
      return help
    }
  }

  /// The help with the typed words; all keys if there are none.
  var done: KeyHelp {
    var help = self
    help.isTyping = false
    return help.words.isEmpty ? KeyHelp() : help
  }

  func inserting(_ text: String) -> KeyHelp {
    var help = self
    help.field.insert(text)
    help.scroll = 0
    return help
  }

  func scrolled(to row: Int) -> KeyHelp {
    var help = self
    help.scroll = row
    return help
  }
}
