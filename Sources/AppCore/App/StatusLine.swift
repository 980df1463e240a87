import Drawing
import Pages
import Prism
import Text
import ViewTree

/// The last row of the screen: the current page or a message, and the most useful keys.
package struct StatusLine: Equatable {
  /// The words on the left. Where `page` has words, only the look of these counts.
  package let left: Phrase
  /// The placeholder of an empty text field.
  package var placeholder: SafeText
  /// Whether the line is a text field. Its cursor stays visible.
  var isTyped: Bool
  /// The keys that work here, the most useful ones first.
  package let keys: [SafeText]
  /// The keys that narrow screens leave out last. They stand at the right edge.
  var lastKeys: [SafeText] = []
  /// The words about the page, which shorten themselves; `nil` while the line shows other words.
  var page: StatusLineWords?

  package init(left: Phrase, placeholder: SafeText = "", isTyped: Bool = false, keys: [SafeText]) {
    self.left = left
    self.placeholder = placeholder
    self.isTyped = isTyped
    self.keys = keys
  }

  package func block(width: Int) -> Block {
    let inner = max(0, width - 2)
    let line = lastKeys.isEmpty && !isTyped ? halved(width: inner) : prioritized(width: inner)
    return line.padded(.horizontal(1)).on(.bar(.background), width: width)
  }

  /// Gives the keys at most half of the line.
  private func halved(width: Int) -> Block {
    let hints = Block.line(Keymap.line(of: keys, width: width / 2), .keyHint, width: width / 2)
    let words = page?.text ?? left.text
    return Block.spread(width: width, trailing: hints) { .line(left.saying(words), width: $0) }
  }

  /// The columns between two groups of words.
  private static let gap = 2
  /// The least columns for the words on the left.
  private static let leastLeft = 10
  /// The least columns for typed words and their result.
  private static let leastTyped = 24

  /// Places the words by their priority: the current page, then the last keys, then the other keys.
  private func prioritized(width: Int) -> Block {
    let last = Keymap.line(of: lastKeys, width: max(0, width - (isTyped ? Self.leastTyped : Self.leastLeft) - Self.gap))
    let room = max(0, width - last.columns - Self.gap)
    let full = page?.text(columns: room) ?? (isTyped ? left.text + placeholder : left.text)
    let least = page?.shortest ?? full
    let rest = max(room - full.columns, width / 2 - last.columns) - Self.gap
    let others = Keymap.line(of: keys, width: max(0, min(rest, room - least.columns - Self.gap)))
    let line = [others, last].filter { !$0.isEmpty }.joined(separator: "  ")
    let hints = Block.line(line, .keyHint, width: line.columns)
    return Block.spread(width: width, trailing: hints) { width in
      if isTyped { return field(width: width) }
      // Words that fit stay as they are.
      let words = full.columns <= width ? full : page?.text(columns: width) ?? left.text
      return .line(left.saying(words), width: width)
    }
  }

  /// The typed words with the placeholder. The cursor stays visible.
  private func field(width: Int) -> Block {
    let hint = placeholder.isEmpty ? [] : [Phrase(placeholder, .textFieldPlaceholder, .meaning(.bar(.foreground)))]
    return .sentence([left.saying(left.text.fitting(width))] + hint, separator: "", width: width)
  }
}
