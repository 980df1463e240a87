import Prism
import Text
import Wording

extension Scheme {
  /// What people call it.
  package func name(in words: Words) -> SafeText {
    switch self {
    case .light: words.light
    case .dark: words.dark
    }
  }
}
