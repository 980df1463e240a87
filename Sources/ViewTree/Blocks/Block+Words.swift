import Prism
import Text

extension Block {
  /// One line, cut where the room ends; no line at all for no text.
  public static func line(_ text: SafeText, _ typography: Typography, _ color: Color? = nil, width: Int) -> Block {
    line(Phrase(text, typography, color.map(Paint.meaning)), width: width)
  }

  public static func line(_ phrase: Phrase, width: Int) -> Block {
    let text = phrase.text.truncated(to: width)
    guard !text.isEmpty else { return .empty }
    return single(
      .text(text, phrase.typography, phrase.paint), size: .init(text.columns, 1), attributes: phrase.attributes)
  }

  /// As many lines as it takes, up to a number.
  public static func paragraph(
    _ text: SafeText, _ typography: Typography, _ color: Color? = nil, width: Int, maxLines: Int?
  ) -> Block {
    paragraph(Phrase(text, typography, color.map(Paint.meaning)), width: width, maxLines: maxLines)
  }

  public static func paragraph(
    _ phrase: Phrase, width: Int, maxLines: Int?, alignment: Alignment = .leading
  ) -> Block {
    let lines = phrase.text.wrapped(to: width, maxLines: maxLines).map { text in
      line(phrase.saying(text), width: width)
    }
    return stacked(lines, alignment, width: width)
  }

  private static func stacked(_ lines: [Block], _ alignment: Alignment, width: Int) -> Block {
    column(alignment == .leading ? lines : lines.map { $0.aligned(alignment, width: width) })
  }

  /// Phrases one after another on one line, cut where the room ends.
  public static func sentence(_ phrases: [Phrase], separator: SafeText = " ", width: Int) -> Block {
    var result = Block.empty
    for phrase in phrases where !phrase.text.isEmpty {
      let gap = result.width == 0 ? "" : separator
      let text = (gap + phrase.text).truncated(to: width - result.width)
      guard !text.isEmpty else { break }
      result.add(line(phrase.saying(text), width: width), x: result.width, y: 0)
      if text.columns < gap.columns + phrase.text.columns { break }
    }
    return result
  }

  /// Facts between bullets, in lines that end between two facts where that is possible.
  public static func facts(
    _ phrases: [Phrase], width: Int, maxLines: Int?, alignment: Alignment = .leading
  ) -> Block {
    var lines: [Block] = []
    var current: [Phrase] = []
    var room = width
    func flush() {
      if !current.isEmpty { lines.append(sentence(current, separator: factSeparator, width: width)) }
      current = []
      room = width
    }
    for (index, phrase) in phrases.enumerated() where !phrase.text.isEmpty {
      let columns = phrase.text.columns
      let isLastLine = lines.count + 1 == maxLines
      if isLastLine {
        current += phrases[index...]
        break
      }
      if !current.isEmpty, columns + factSeparator.columns > room { flush() }
      // What is longer than a line goes on with the next fact where it ends.
      let parts = phrase.text.wrapped(to: width, maxLines: maxLines.map { $0 - lines.count })
      lines += parts.dropLast().map { line(phrase.saying($0), width: width) }
      guard let last = parts.last else { continue }
      room -= last.columns + (current.isEmpty ? 0 : factSeparator.columns)
      current.append(phrase.saying(last))
    }
    flush()
    return stacked(Array(lines.prefix(maxLines ?? lines.count)), alignment, width: width)
  }

  private static let factSeparator: SafeText = " • "

  /// Words on a ground of their own, with a free column on both sides.
  public static func tag(_ phrase: Phrase, on ground: Paint, width: Int) -> Block {
    let words = line(phrase, width: width - 2)
    guard !words.isEmpty else { return .empty }
    return words.padded(.horizontal(1)).on(ground, width: words.width + 2)
  }
}
