import JSON
import Prism
import Text

/// The files of a brand without code, from a folder or a recorded session.
package struct BrandFiles: Sendable {
  package let contents: [(name: String, bytes: ByteBuffer)]
  /// The text before a file name in errors.
  private let place: String

  private static let words = "brand.json"
  private static let tokens = (base: "base.tokens.json", light: "light.tokens.json", dark: "dark.tokens.json")
  /// The files that every brand has.
  package static let names = [words, tokens.base, tokens.light, tokens.dark]
  /// The files that a brand may have: what differs in high contrast.
  package static let furtherNames = Scheme.allCases.map(highContrastName)

  package static func highContrastName(of scheme: Scheme) -> String { "high-\(scheme.rawValue).tokens.json" }

  /// Files by their names, with the folder or session that errors name.
  package init(_ contents: [(name: String, bytes: ByteBuffer)], from place: String) {
    self.contents = contents
    self.place = place
  }

  package func words(among structures: BrandStructures) -> BrandWords {
    BrandWords(bytes(Self.words), path: "\(place)/\(Self.words)", among: structures)
  }

  package var tokens: BrandTokens {
    func source(_ name: String) -> TokenSource { TokenSource(name: "\(place)/\(name)", bytes: bytes(name)) }
    func high(_ scheme: Scheme) -> TokenSource? {
      let name = Self.highContrastName(of: scheme)
      return contents.contains { $0.name == name } ? source(name) : nil
    }
    return BrandTokens(
      base: source(Self.tokens.base), light: source(Self.tokens.light), dark: source(Self.tokens.dark),
      highLight: high(.light), highDark: high(.dark))
  }

  /// The name of the folder, used if the brand's files give no name.
  package var title: String { PathTitle.of(place) }

  private func bytes(_ name: String) -> ByteBuffer {
    contents.first { $0.name == name }?.bytes ?? ByteBuffer("")
  }
}
