import Prism
import Text

/// Words, what they are, and the colour they have where it is not the one that goes with that.
public struct Phrase: Hashable, Sendable {
  public let text: SafeText
  public let typography: Typography
  public let paint: Paint?
  /// What its letters have besides what their typography gives them: a line below, a line through.
  public private(set) var attributes: TextAttributes = []

  public init(_ text: SafeText, _ typography: Typography, _ paint: Paint? = nil) {
    self.text = text
    self.typography = typography
    self.paint = paint
  }

  /// The same look for other words.
  public func saying(_ text: SafeText) -> Phrase {
    with(text: text, paint: paint)
  }

  /// The same words in another colour.
  public func painted(_ color: Color) -> Phrase {
    with(text: text, paint: .meaning(color))
  }

  /// The same words with more to their letters.
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
