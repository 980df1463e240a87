import Prism
import Text

/// Text with its typography, and with its colour if that differs from the one of the typography.
public struct Phrase: Hashable, Sendable {
  public let text: SafeText
  public let typography: Typography
  public let paint: Paint?
  /// The text attributes besides those of the typography, for example underline or strikethrough.
  public private(set) var attributes: TextAttributes = []

  public init(_ text: SafeText, _ typography: Typography, _ paint: Paint? = nil) {
    self.text = text
    self.typography = typography
    self.paint = paint
  }

  /// Returns other words with the same look.
  public func saying(_ text: SafeText) -> Phrase {
    with(text: text, paint: paint)
  }

  /// Returns the same words in another colour.
  public func painted(_ color: Color) -> Phrase {
    with(text: text, paint: .meaning(color))
  }

  /// Returns the same words with more text attributes.
  public func adding(_ attributes: TextAttributes) -> Phrase {
    var phrase = self
    phrase.attributes.formUnion(attributes)
    return phrase
  }

  private func with(text: SafeText, paint: Paint?) -> Phrase {
    var phrase = Phrase(text, typography, paint)
    phrase.attributes = attributes
    return phrase
  }

  public var isEmpty: Bool { text.isEmpty }
}
