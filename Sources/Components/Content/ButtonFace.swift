import FacetModel
import Prism
import Text
import ViewTree

/// The look of a button: its emphasis, its size and its label.
public struct ButtonFace: Equatable, Sendable {
  public let look: WireButton
  let label: Phrase
  let icon: Icon?

  public init(_ label: SafeText, icon: Icon? = nil, look: WireButton) {
    self.init(Phrase(label, look.typography), icon: icon, look: look)
  }

  /// Creates a button from the words of a facet, in the style that the facet asks for.
  init(_ words: FacetWords, _ part: FacetWords.Part, icon: Icon? = nil, look: WireButton) {
    // The facet may choose the style of its words, but not their colour, which has to be readable on the button.
    self.init(words.phrase(part, look.typography, look.typography.color), icon: icon, look: look)
  }

  private init(_ label: Phrase, icon: Icon?, look: WireButton) {
    self.label = label
    self.icon = icon
    self.look = look
  }
}

extension WireButton {
  fileprivate var typography: Typography {
    switch emphasis {
    case .primary: .primaryButtonText
    case .secondary: .secondaryButtonText
    case .tertiary: .tertiaryButtonText
    }
  }
}
