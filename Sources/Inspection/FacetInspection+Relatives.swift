import FacetModel
import Prism
import Text
import ViewTree

/// The parents and the children of the facet.
extension FacetInspection {
  /// The most children listed; the tree pane has all of them.
  private static let most = 100

  var relatives: [InspectorRow] {
    var rows: [InspectorRow] = []
    let parents = sequence(first: facet.parent) { $0?.parent }.prefix { $0 != nil }.compactMap(\.self).reversed()
    if !parents.isEmpty {
      rows.append(.heading(wording.parentsTitle))
      rows += parents.enumerated().map { depth, parent in link(parent, indent: depth) }
    }
    let children = facet.children
    guard !children.isEmpty else { return rows }
    if !rows.isEmpty { rows.append(.blank) }
    let shown = children.lazy.filter(page.page.admission.isShown).count
    rows.append(
      .heading(
        wording.childrenTitle,
        shown == children.count ? "\(shown)" : wording.shown(shown, of: children.count)))
    rows += children.prefix(Self.most).map { link($0, indent: 0) }
    if children.count > Self.most { rows.append(.words(wording.moreInTree(children.count - Self.most))) }
    return rows
  }

  private func link(_ relative: Facet, indent: Int) -> InspectorRow {
    let isShown = page.page.admission.isShown(relative)
    let color: Color = isShown ? .text(.link) : .text(.disabled)
    let component = SafeText(relative.component.id)
    var row = InspectorRow(
      look: .words,
      phrases: [
        Phrase(isShown ? "› " : "✕ ", .caption), Phrase(component, .bodyText, .meaning(color)),
        Phrase("  " + PageIndex.name(of: relative), .caption),
      ])
    row.indent = min(indent, 8)
    row.link = .facet(relative.index)
    row.source = relative.source
    return row
  }
}
