import Drawing
import Prism
import Text
import ViewTree

/// The last row of the screen: the current page or a message, and the most useful keys.
package struct StatusLine {
  package let left: Phrase
  /// The placeholder of an empty text field.
  package var placeholder: SafeText
  /// Whether the line is a text field. Its end stays visible, because the user types there.
  var isTyped: Bool
  /// The keys that work here, the most useful ones first.
  package let keys: [SafeText]

  package init(left: Phrase, placeholder: SafeText = "", isTyped: Bool = false, keys: [SafeText]) {
    self.left = left
    self.placeholder = placeholder
    self.isTyped = isTyped
    self.keys = keys
  }

  package func block(width: Int) -> Block {
    let inner = max(0, width - 2)
    let room = isTyped ? max(0, inner - 2 - left.text.columns - placeholder.columns) : inner / 2
    let hints = Block.line(Keymap.line(of: keys, width: room), .keyHint, width: room)
    return Block.spread(width: inner, trailing: hints) { width in
      guard isTyped else { return .line(left, width: width) }
      let hint = placeholder.isEmpty ? [] : [Phrase(placeholder, .textFieldPlaceholder, .meaning(.bar(.foreground)))]
      return .sentence([left.saying(left.text.truncatedAtStart(to: width))] + hint, separator: "", width: width)
    }
    .padded(.horizontal(1))
    .on(.bar(.background), width: width)
  }
}
