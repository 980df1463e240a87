import Components
import Drawing
import Prism
import Text
import ViewTree
import Wording

/// The drawing of a dialog: the title, the part of the text that has room, and the button.
struct ModalDrawing {
  let dialog: ModalDialog
  let theme: Theme
  let words: Words
  /// The screen without the status line.
  let size: Size
  private let titleLines: [SafeText]
  /// All lines of the text, with an empty line between paragraphs.
  private let textLines: [SafeText]

  private static let widest = 64
  private static let mostTitleLines = 2
  /// Below this height the rule above the button is left out.
  private static let comfortableHeight = 10
  /// The rows of the frame.
  private static let edges = 2

  init(dialog: ModalDialog, theme: Theme, words: Words, size: Size) {
    self.words = words
    self.dialog = dialog
    self.theme = theme
    self.size = size
    let inner = Self.inner(of: size)
    let title = dialog.title.wrapped(to: inner)
    let isWhole = title.count <= Self.mostTitleLines
    titleLines = isWhole ? title : dialog.title.wrapped(to: inner, maxLines: Self.mostTitleLines)
    // A title that is cut above the text is repeated in full at its beginning.
    let paragraphs = (isWhole ? [] : [title]) + dialog.paragraphs.map { $0.wrapped(to: inner) }
    textLines = Array(paragraphs.joined(separator: [""]))
  }

  private static func inner(of size: Size) -> Int { max(0, min(widest, size.width) - 4) }

  private var inner: Int { Self.inner(of: size) }

  /// The number of lines of the text with room on the screen.
  var rows: Int { max(1, size.height - head.height - (isTall ? 2 : 1) - Self.edges) }

  /// The number of lines of the text that can be scrolled away.
  var mostTop: Int { max(0, textLines.count - rows) }

  var isScrollable: Bool { mostTop > 0 }

  /// Returns the number of characters from a line to the end. The beginning is no measure, because it may repeat the
  /// title. Spaces do not count, because the ends of lines have none.
  func characters(from line: Int) -> Int { textLines[line...].reduce(0) { $0 + Self.characters(in: $1) } }

  /// Returns the line with the character that is so many characters before the end.
  func line(with rest: Int) -> Int {
    var count = 0
    return textLines.indices.reversed().first { line in
      count += Self.characters(in: textLines[line])
      return count >= rest
    } ?? 0
  }

  /// A blank line between paragraphs counts as a character. It is there at every width.
  private static func characters(in line: SafeText) -> Int {
    line.isEmpty ? 1 : line.string.unicodeScalars.count { !$0.properties.isWhitespace }
  }

  /// The lines of the text that are shown.
  private var shown: Range<Int> {
    let first = min(max(0, dialog.top), mostTop)
    return first..<min(textLines.count, first + rows)
  }

  var block: Block {
    let lines = textLines[shown].map { line in
      line.isEmpty ? Block.space(1) : .line(line, .alertText, width: inner)
    }
    return PanelFrame.block([head, .column(lines), foot], width: min(Self.widest, size.width))
  }

  private var head: Block {
    let title = titleLines.map { Block.line($0, .alertTitle, width: inner) }
    return .column(title.isEmpty || textLines.isEmpty ? title : title + [rule])
  }

  /// The button, and beside it the numbers of the lines that are shown of a longer text.
  private var foot: Block {
    let button = ButtonFace(dialog.closeLabel, look: WireButton(dlsType: "primary", sizeClass: "small"))
      .layout(in: Proposal(width: inner, metrics: Metrics(theme, words: words))).marked(facet: 0)
    let line = Block.spread(width: inner, trailing: button) { .line(position, .caption, width: $0) }
    return .column(isTall ? [rule, line] : [line])
  }

  /// `1-9 of 30`; empty if the whole text has room.
  private var position: SafeText {
    isScrollable ? words.place("\(shown.lowerBound + 1)-\(shown.upperBound)", of: textLines.count) : ""
  }

  private var isTall: Bool { size.height >= Self.comfortableHeight }

  private var rule: Block { .rule("─", .border(.subdued), width: inner) }
}
