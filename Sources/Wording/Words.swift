import Text

/// The catalogue of phrases: all texts of the client in one language.
///
/// Each phrase is a member of its own with typed parameters, and each names its text in every language. A phrase
/// without one of them does not compile.
public struct Words: Hashable, Sendable {
  public let language: Language

  public init(_ language: Language) {
    self.language = language
  }

  public static var english: Words { Words(.english) }

  /// The English article before a word, which may stand in quotes.
  public static func article(before word: String) -> String {
    let first = word.unicodeScalars.first { $0.properties.isAlphabetic }
    return first.map { "aeiouAEIOU".unicodeScalars.contains($0) } == true ? "an" : "a"
  }

  /// Returns a text in the language. The other texts are not built. Outside this module only brands call it, for
  /// sentences of their own.
  public func say(
    _ english: @autoclosure () -> SafeText, _ spanish: @autoclosure () -> SafeText
  ) -> SafeText {
    switch language {
    case .english: english()
    case .spanish: spanish()
    }
  }

  /// Returns a number with a noun in its singular or plural: `1 store`, `2 tiendas`.
  func count(
    _ number: Int, _ english: (one: SafeText, other: SafeText), _ spanish: (one: SafeText, other: SafeText)
  ) -> SafeText {
    "\(number) " + plural(number, english, spanish)
  }

  /// Returns the form of a noun for a number. In both languages 1 is singular and 0 is plural.
  func plural(
    _ number: Int, _ english: (one: SafeText, other: SafeText), _ spanish: (one: SafeText, other: SafeText)
  ) -> SafeText {
    switch language {
    case .english: number == 1 ? english.one : english.other
    case .spanish: number == 1 ? spanish.one : spanish.other
    }
  }
}
