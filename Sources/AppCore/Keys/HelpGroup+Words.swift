import Text
import Wording

extension HelpGroup {
  /// The heading of the group in the help.
  package func heading(in words: Words) -> SafeText {
    switch self {
    case .move: words.moveTitle
    case .open: words.openTitle
    case .search: words.searchTitle
    case .choose: words.chooseTitle
    case .lookInside: words.lookInsideTitle
    case .changeView: words.changeViewTitle
    case .program: words.programTitle
    }
  }
}
