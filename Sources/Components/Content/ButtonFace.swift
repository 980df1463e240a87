import FacetModel
import Prism
import Text
import ViewTree

/// A button as it looks: how loud it is, how large, and what it says.
public struct ButtonFace: Equatable, Sendable {
  public let look: WireButton
  let label: Phrase
  let icon: Icon?

  public init(_ label: SafeText, icon: Icon? = nil, look: WireButton) {
    self.init(Phrase(label, look.typography), icon: icon, look: look)
  }

  /// The words of a facet, in the look that they want to have.
  init(_ words: FacetWords, _ part: FacetWords.Part, icon: Icon? = nil, look: WireButton) {
    // Whatever style the words ask for, their colour is the one that can be read on the button.
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
