import Prism
import Text

extension Block {
  /// Returns one line of text, cut at the width. An empty text gives an empty block.
  public static func line(_ text: SafeText, _ typography: Typography, _ color: Color? = nil, width: Int) -> Block {
    line(Phrase(text, typography, color.map(Paint.meaning)), width: width)
  }

  public static func line(_ phrase: Phrase, width: Int) -> Block {
    let text = phrase.text.truncated(to: width)
    guard !text.isEmpty else { return .empty }
    return single(
      .text(text, phrase.typography, phrase.paint), size: .init(text.columns, 1), attributes: phrase.attributes)
  }

  /// Returns text in as many lines as it takes, at most `maxLines`.
  public static func paragraph(
    _ text: SafeText, _ typography: Typography, _ color: Color? = nil, width: Int, maxLines: Int?
  ) -> Block {
    paragraph(Phrase(text, typography, color.map(Paint.meaning)), width: width, maxLines: maxLines)
  }

  public static func paragraph(
    _ phrase: Phrase, width: Int, maxLines: Int?, alignment: Alignment = .leading
  ) -> Block {
    guard !phrase.text.isEmpty else { return .empty }
    // Text with bullets in it is broken at its bullets, so that the words between two bullets stay together.
    guard !phrase.text.holdsBullet || phrase.text.columns <= width else {
      return facts([phrase], width: width, maxLines: maxLines, alignment: alignment)
    }
    let lines = phrase.text.wrapped(to: width, maxLines: maxLines).map { text in
      line(phrase.saying(text), width: width)
    }
    return stacked(lines, alignment, width: width)
  }

  private static func stacked(_ lines: [Block], _ alignment: Alignment, width: Int) -> Block {
    column(alignment == .leading ? lines : lines.map { $0.aligned(alignment, width: width) })
  }

  /// Returns phrases one after another on one line, cut at the width.
  public static func sentence(_ phrases: [Phrase], separator: SafeText = " ", width: Int) -> Block {
    var pieces: [Phrase] = []
    var columns = 0
    for phrase in phrases where !phrase.text.isEmpty {
      let gap = columns == 0 ? "" : separator
      let room = width - columns
      // A bullet followed by fewer letters than `leastPiece` tells the user nothing. An ellipsis alone shows that there
      // is more, and the last phrase gives way to it if need be.
      if room - gap.columns < min(leastPiece, phrase.text.columns), let last = pieces.last {
        let end = " " + SafeText.ellipsis
        if room >= end.columns {
          pieces.append(phrase.saying(end))
        } else {
          pieces[pieces.count - 1] = last.saying((last.text + end).truncated(to: last.text.columns + room))
        }
        break
      }
      let text = (gap + phrase.text).truncated(to: room)
      guard !text.isEmpty else { break }
      pieces.append(phrase.saying(text))
      columns += text.columns
      if text.columns < gap.columns + phrase.text.columns { break }
    }
    var result = Block.empty
    for piece in pieces { result.add(line(piece, width: width), x: result.width, y: 0) }
    return result
  }

  /// The smallest width of a cut phrase, its ellipsis included.
  private static let leastPiece = 4

  /// Returns facts with bullets between them, in lines that end between two facts or between two parts of a fact. Only
  /// a part that is wider than a line is itself broken.
  public static func facts(
    _ phrases: [Phrase], width: Int, maxLines: Int?, alignment: Alignment = .leading
  ) -> Block {
    let lines = FactLines(phrases, width: width, maxLines: maxLines).lines.map {
      sentence($0, separator: .bullet, width: width)
    }
    return stacked(lines, alignment, width: width)
  }

  /// Returns words on a background of their own, with a free column on both sides.
  public static func tag(_ phrase: Phrase, on ground: Paint, width: Int, maxLines: Int? = 1) -> Block {
    let words = maxLines == 1 ? line(phrase, width: width - 2) : paragraph(phrase, width: width - 2, maxLines: maxLines)
    guard !words.isEmpty else { return .empty }
    return words.padded(.horizontal(1)).on(ground, width: words.width + 2)
  }
}
