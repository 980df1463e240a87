import Prism
import Text
import Wording

extension Scheme {
  /// The name of the scheme for the user.
  package func name(in words: Words) -> SafeText {
    switch self {
    case .light: words.light
    case .dark: words.dark
    }
  }
}
