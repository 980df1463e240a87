import FacetModel
import Input
import Pages
import Text
import Wording

/// A dialog that lies over the page: its words, and how far they are scrolled.
package struct ModalDialog {
  let title: SafeText
  let paragraphs: [SafeText]
  let closeLabel: SafeText
  /// What the copy key copies while it is open.
  private(set) var address: SafeText?
  /// The number of the first line of the text that is shown, counted in lines of the panel.
  var top = 0

  /// `nil` for a dialog without words.
  init?(_ modal: Modal, in words: Words) {
    title = SafeText(modal.title ?? "")
    paragraphs = modal.paragraphs.map { SafeText($0) }.filter(\.hasWords)
    let label = SafeText(modal.closeLabel ?? "")
    closeLabel = label.hasWords ? label : words.ok
    guard title.hasWords || !paragraphs.isEmpty else { return nil }
  }

  /// Words of the client's own.
  init?(_ text: DeadEndWords, copying address: SafeText?, in words: Words) {
    let paragraphs = [text.instead].map(\.string).filter { !$0.isEmpty }
    self.init(Modal(title: text.what.string, paragraphs: paragraphs), in: words)
    self.address = address
  }

  enum Outcome {
    case closed
    case copied(SafeText)
    case scrolled(rows: Int)
    case waiting
  }

  /// Says what a key does where so many rows of the text are shown.
  func take(_ key: Key, _ keymap: Keymap, rows: Int) -> Outcome {
    switch key {
    case .enter, .escape, .control("c"): return .closed
    default:
      guard let command = keymap.command(for: key) else { return .waiting }
      if [.open, .escape, .back, .quit].contains(command) { return .closed }
      if command == .copy, let address { return .copied(address) }
      return command.rows(ofPage: rows).map { .scrolled(rows: $0) } ?? .waiting
    }
  }

  /// Whether both say the same, however far they are scrolled.
  func says(theSameAs other: ModalDialog) -> Bool {
    title == other.title && paragraphs == other.paragraphs && closeLabel == other.closeLabel
  }
}

extension SafeText {
  /// Whether there is more than space in it.
  fileprivate var hasWords: Bool { string.unicodeScalars.contains { !$0.properties.isWhitespace } }
}
