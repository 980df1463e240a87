import Text

/// The catalogue: everything that the client itself says, in one language.
///
/// Each phrase is a member of its own with typed parameters, and each names its text in every language. A phrase
/// without one of them does not compile.
public struct Words: Hashable, Sendable {
  public let language: Language

  public init(_ language: Language) {
    self.language = language
  }

  public static var english: Words { Words(.english) }

  /// Says one thing in the language. The other texts are not made. Outside this room only brands call it, for
  /// sentences that no other brand says.
  public func say(
    _ english: @autoclosure () -> SafeText, _ spanish: @autoclosure () -> SafeText
  ) -> SafeText {
    switch language {
    case .english: english()
    case .spanish: spanish()
    }
  }

  /// A number of things, each language with its own plural: `1 store`, `2 tiendas`.
  func count(
    _ number: Int, _ english: (one: SafeText, other: SafeText), _ spanish: (one: SafeText, other: SafeText)
  ) -> SafeText {
    "\(number) " + plural(number, english, spanish)
  }

  /// The form of a word that goes with a number. In both languages one is singular, and zero is plural.
  func plural(
    _ number: Int, _ english: (one: SafeText, other: SafeText), _ spanish: (one: SafeText, other: SafeText)
  ) -> SafeText {
    switch language {
    case .english: number == 1 ? english.one : english.other
    case .spanish: number == 1 ? spanish.one : spanish.other
    }
  }
}
