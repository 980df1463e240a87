import Drawing
import Prism
import Text

/// Highlights the words that the user searches for.
extension Viewport {
  /// Underlines all matches on the screen. Those in `facet` also get the style of the focus. `holds` tells whether the
  /// searched text of a facet has some words; the words of the app itself are no matches.
  public func drawMatches(
    of query: SafeText, current facet: Int?, on canvas: inout Canvas, at area: Rect, theme: Theme,
    holds: (_ facet: Int, _ words: SafeText) -> Bool
  ) {
    let covered = stickyRows
    let visible = Rect(x: area.x, y: area.y + covered, width: area.width, height: area.height - covered)
    for (_, block, y) in placed {
      let home = block.regions.first { $0.facet == facet }?.rect
      for item in block.items {
        guard case .text(let text, _, _) = item.content else { continue }
        let found = text.columns(of: query)
        guard !found.isEmpty else { continue }
        let owners = block.regions.filter { $0.rect.contains(x: item.rect.x, y: item.rect.y) }.map(\.facet)
        for columns in found {
          let words = text.words(around: columns)
          guard owners.contains(where: { holds($0, words) }) else { continue }
          // Of a text that is cut at the edge of the page, only the visible part is marked.
          let text = Rect(x: area.x + item.rect.x, y: area.y + y + item.rect.y, width: item.rect.width, height: 1)
          let place = Rect(x: text.x + columns.lowerBound, y: text.y, width: columns.count, height: 1)
            .intersection(text).intersection(visible)
          if home?.contains(x: item.rect.x, y: item.rect.y) == true {
            FocusMark(theme).highlight(place, on: &canvas)
          }
          canvas.restyle(place) { style in
            var style = style
            style.attributes.formUnion([.underline, .bold])
            return style
          }
        }
      }
    }
  }
}
