import Text
import Wording

/// What the inspector can show, one at a time.
enum InspectorPane: CaseIterable {
  /// All that is known of one facet.
  case facet
  /// What was sent of it.
  case source
  /// The whole page, with what was left out.
  case tree
  /// What the last frame took.
  case frame

  func title(in words: Words) -> SafeText {
    switch self {
    case .facet: words.facetTab
    case .source: "JSON"
    case .tree: words.treeTab
    case .frame: words.frameTab
    }
  }

  /// The one beside it; behind the last comes the first.
  func neighbour(isForward: Bool) -> InspectorPane {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + (isForward ? 1 : all.count - 1)) % all.count]
  }
}
