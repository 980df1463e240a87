import Drawing
import Prism
import Text
import Wording

extension ResolvedStyle {
  /// Words a style: `bold underline, 196 on default`.
  package func words(in words: Words) -> SafeText {
    let names: [(TextAttributes, SafeText)] = [
      (.bold, words.bold), (.dim, words.dim), (.italic, words.italic), (.underline, words.underline),
      (.reverse, words.reverse), (.strikethrough, words.strikethrough),
    ]
    let attributes = names.filter { self.attributes.contains($0.0) }.map(\.1)
    let look = attributes.isEmpty ? words.plain : attributes.joined(separator: " ")
    return words.look(look, foreground.words(in: words), on: background.words(in: words))
  }
}

extension ResolvedColor {
  /// Words a colour: `#eb1700`, the number of a palette entry, or `default`.
  package func words(in words: Words) -> SafeText {
    switch self {
    case .terminalDefault: words.terminalDefault
    case .indexed, .rgb: SafeText(self.words)
    }
  }
}
