import Text
import Wording

extension HelpGroup {
  /// The heading of the group in the help.
  package func heading(in words: Words) -> SafeText {
    switch self {
    case .move: words.moveTitle
    case .find: words.findTitle
    case .open: words.openTitle
    case .lookInside: words.lookInsideTitle
    case .compare: words.compareTitle
    case .page: words.pageTitle
    }
  }
}
