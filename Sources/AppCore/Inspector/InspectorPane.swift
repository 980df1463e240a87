import Text
import Wording

/// The panes of the inspector, one of which is shown.
enum InspectorPane: Int, CaseIterable {
  /// The description of one facet.
  case facet
  /// The JSON of the facet.
  case source
  /// The whole page as a tree, omitted facets included.
  case tree
  /// The requests of the session.
  case network
  /// The measurements of the last frames.
  case frame

  func title(in words: Words) -> SafeText {
    switch self {
    case .facet: words.facetTab
    case .source: "JSON"
    case .tree: words.treeTab
    case .network: words.networkTab
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

/// The chosen row of a pane, and the first row on the screen.
struct InspectorPlace: Hashable {
  var selected = 0
  var top = 0

  /// Keeps the place within the rows, and the chosen row visible if `showsSelected` is true.
  mutating func settle(count: Int, height: Int, showsSelected: Bool) {
    selected = max(0, min(selected, count - 1))
    if showsSelected {
      top = min(top, selected)
      top = max(top, selected - height + 1)
    }
    top = max(0, min(top, count - height))
  }

  /// Puts the chosen row into the middle.
  mutating func center(height: Int) {
    top = max(0, selected - height / 2)
  }
}
