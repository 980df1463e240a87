import Drawing
import FacetModel
import Prism
import Text
import ViewTree

/// The text styles of the facet as resolved for this terminal.
extension FacetInspection {
  /// The most styles listed; a component has only a few.
  private static let most = 8

  package var looks: [InspectorRow] {
    guard let (block, region) = home else { return [] }
    let inside = block.regions.filter { $0.facet != facet.index && isChild($0.facet) }.map(\.rect)
    var seen: Set<Phrase> = []
    var rows: [InspectorRow] = []
    for item in block.items {
      guard seen.count < Self.most, case .text(let text, let typography, let paint) = item.content,
        region.contains(x: item.rect.x, y: item.rect.y),
        !inside.contains(where: { $0.contains(x: item.rect.x, y: item.rect.y) }),
        seen.insert(Phrase("", typography, paint)).inserted
      else { continue }
      let style = theme.style(typography, paint, on: item.ground ?? .meaning(.background(.primary)))
      rows.append(
        .fact(
          rows.isEmpty ? wording.wordsLabel : "",
          [Phrase(Self.clipped(String(text.string.drop { $0 == " " })), .bodyText)]))
      rows += quiet("\(typography.rawValue) → \(style.words(in: wording))")
    }
    return rows.isEmpty ? [] : [.heading(wording.styleAsDrawn)] + rows
  }

  private var home: (block: Block, region: Rect)? {
    for (_, block, _) in page.viewport.placed {
      if let region = block.regions.first(where: { $0.facet == facet.index }) { return (block, region.rect) }
    }
    return nil
  }

  private func isChild(_ number: Int) -> Bool { facet.tree[number].parent?.index == facet.index }
}
