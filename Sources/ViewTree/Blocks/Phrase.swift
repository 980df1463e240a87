import Prism
import Text

/// Words, what they are, and the colour they have where it is not the one that goes with that.
public struct Phrase: Hashable, Sendable {
  public let text: SafeText
  public let typography: Typography
  public let paint: Paint?

  public init(_ text: SafeText, _ typography: Typography, _ paint: Paint? = nil) {
    self.text = text
    self.typography = typography
    self.paint = paint
  }

  /// The same look for other words.
  public func saying(_ text: SafeText) -> Phrase {
    Phrase(text, typography, paint)
  }

  /// The same words in another colour.
  public func painted(_ color: Color) -> Phrase {
    Phrase(text, typography, .meaning(color))
  }

  public var isEmpty: Bool { text.isEmpty }
}
