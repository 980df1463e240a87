import FacetModel
import Pages
import Text
import Wording

/// A dialog over the page: its words, and how far they are scrolled.
package struct ModalDialog {
  let title: SafeText
  let paragraphs: [SafeText]
  let closeLabel: SafeText
  /// The address that the copy key copies while the dialog is open.
  private(set) var address: SafeText?
  /// The number of the first line of the text that is shown.
  private(set) var top = 0
  /// The number of characters from the line at the top to the end of the text. It finds the line again at another width.
  private var rest: Int?

  /// Creates a dialog of a backend; `nil` for one without words.
  init?(_ modal: Modal, in words: Words) {
    title = SafeText(modal.title ?? "")
    paragraphs = modal.paragraphs.map { SafeText($0) }.filter(\.hasWords)
    let label = SafeText(modal.closeLabel ?? "")
    closeLabel = label.hasWords ? label : words.ok
    guard title.hasWords || !paragraphs.isEmpty else { return nil }
  }

  /// Creates a dialog with words of the client's own.
  init?(_ text: DeadEndWords, copying address: SafeText?, in words: Words) {
    let paragraphs = [text.instead].map(\.string).filter { !$0.isEmpty }
    self.init(Modal(title: text.what.string, paragraphs: paragraphs), in: words)
    self.address = address
  }

  /// Creates a dialog with a text that a line elsewhere has cut.
  init(_ heading: SafeText, whole text: SafeText, in words: Words) {
    title = heading
    paragraphs = [text]
    closeLabel = words.ok
    address = text
  }

  /// Scrolls to a line of the text.
  mutating func show(_ line: Int, in drawing: ModalDrawing) {
    top = max(0, min(drawing.mostTop, line))
    rest = drawing.characters(from: top)
  }

  /// Shows the part of the text again that was at the top at another size, as far as the text goes. The place is kept,
  /// because the next size may have room for it again.
  mutating func fit(in drawing: ModalDrawing) {
    top = min(drawing.mostTop, rest.map { drawing.line(with: $0) } ?? 0)
  }

  /// Whether both have the same words, however far they are scrolled.
  func hasSameText(as other: ModalDialog) -> Bool {
    title == other.title && paragraphs == other.paragraphs && closeLabel == other.closeLabel
  }
}

extension SafeText {
  /// Whether the text has more than spaces in it.
  fileprivate var hasWords: Bool { string.unicodeScalars.contains { !$0.properties.isWhitespace } }
}
