import Drawing
import Prism
import Text
import ViewTree

/// Where one is, what is left out, what has happened, and the keys that work here.
package struct StatusLine {
  package let left: Phrase
  /// What to type, while nothing has been typed.
  package var placeholder: SafeText
  /// Where somebody types, the end of it matters most.
  var isTyped: Bool
  /// The most useful ones first.
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
