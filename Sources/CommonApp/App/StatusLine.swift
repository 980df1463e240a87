import Drawing
import Prism
import Text
import ViewTree

/// Where one is, what is left out, what has happened, and the keys that work here.
struct StatusLine {
  let left: Phrase
  /// The most useful ones first.
  let keys: [SafeText]

  func block(width: Int) -> Block {
    let inner = max(0, width - 2)
    let hints = Block.line(Keymap.line(of: keys, width: inner / 2), .keyHint, width: inner / 2)
    return Block.spread(width: inner, trailing: hints) { .line(left, width: $0) }
      .padded(.horizontal(1))
      .on(.bar(.background), width: width)
  }
}
