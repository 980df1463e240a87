import Prism
import Text
import ViewTree
import Wording

/// A column of the help with groups of keys, one below the other.
struct HelpColumn {
  let sections: [Keymap.HelpSection]
  /// The words of the search, which are highlighted.
  let sought: [SafeText]
  private let words: Words
  private let keyWidth: Int

  init(_ sections: [Keymap.HelpSection], sought: [SafeText], in words: Words) {
    self.sections = sections
    self.sought = sought
    self.words = words
    keyWidth = sections.flatMap(\.lines).map(\.keys.columns).max() ?? 0
  }

  private static let gap = 2

  /// The width at which no line is wrapped.
  var width: Int {
    let lines = sections.flatMap(\.lines).map { keyWidth + Self.gap + $0.does.columns }
    return max(lines.max() ?? 0, sections.map { $0.group.heading(in: words).columns }.max() ?? 0)
  }

  func block(width: Int) -> Block {
    .column(sections.map { section($0, width: width) }, spacing: 1)
  }

  private func section(_ section: Keymap.HelpSection, width: Int) -> Block {
    .column(
      [marked(section.group.heading(in: words), .sectionTitle, width: width)]
        + section.lines.map { line($0, width: width) })
  }

  private func line(_ line: Keymap.Line, width: Int) -> Block {
    let keyWidth = min(width / 2, keyWidth)
    return .beside(
      marked(line.keys, .keyHint, .text(.brand), width: keyWidth).filling(width: keyWidth),
      width: width, spacing: Self.gap
    ) { marked(line.does, .bodyText, width: $0) }
  }

  /// Returns the text wrapped to the width, with the words of the search underlined.
  private func marked(_ text: SafeText, _ typography: Typography, _ color: Color? = nil, width: Int) -> Block {
    let phrase = Phrase(text, typography, color.map(Paint.meaning))
    return .column(
      text.wrapped(to: width).map { line in
        .sentence(phrase.saying(line).underlining(sought), separator: "", width: width)
      })
  }
}

extension Phrase {
  /// Returns the phrase in pieces, those underlined that match one of the words.
  fileprivate func underlining(_ words: [SafeText]) -> [Phrase] {
    let found = words.flatMap { text.columns(of: $0) }
    guard !found.isEmpty else { return [self] }
    var pieces: [(text: SafeText, isFound: Bool)] = []
    var column = 0
    for glyph in text.glyphs {
      let isFound = found.contains { $0.contains(column) }
      let letter = SafeText(String(String.UnicodeScalarView(glyph.scalars)))
      if pieces.last?.isFound == isFound {
        pieces[pieces.count - 1].text += letter
      } else {
        pieces.append((text: letter, isFound: isFound))
      }
      column += glyph.columns
    }
    return pieces.map { piece in
      piece.isFound ? saying(piece.text).painted(.text(.brand)).adding(.underline) : saying(piece.text)
    }
  }
}
