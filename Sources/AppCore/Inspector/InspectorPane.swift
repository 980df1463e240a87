import Text
import Wording

/// The panes of the inspector, one of which is shown.
enum InspectorPane: CaseIterable {
  /// The description of one facet.
  case facet
  /// The JSON of the facet.
  case source
  /// The whole page as a tree, omitted facets included.
  case tree
  /// The measurements of the last frames.
  case frame

  func title(in words: Words) -> SafeText {
    switch self {
    case .facet: words.facetTab
    case .source: "JSON"
    case .tree: words.treeTab
    case .frame: words.frameTab
    }
  }

  /// The next or previous pane; the first follows the last.
  func neighbour(isForward: Bool) -> InspectorPane {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + (isForward ? 1 : all.count - 1)) % all.count]
  }
}
