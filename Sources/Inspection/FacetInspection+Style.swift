import Drawing
import FacetModel
import Prism
import Text
import ViewTree

/// The style that the backend asked for, and its resolved values.
extension FacetInspection {
  package var styles: [InspectorRow] {
    let style = facet.style
    let rows =
      textStyles + color(wording.ground, style.backgroundColor) + color(wording.border, style.border?.color)
      + plain(wording.line, style.border?.style) + length(wording.lineWidth, style.border?.width)
      + plain(wording.sizeClass, style.sizeClass) + plain(wording.type, style.dlsType)
      + length(wording.spacing, style.spacing)
      + edges(wording.padding, style.padding) + edges(wording.outer, facet.layout.padding)
    return rows.isEmpty ? [] : [.heading(wording.styleAsSent, wording.tokenToHere)] + rows
  }

  private var textStyles: [InspectorRow] {
    let text = facet.text
    let slots: [(SafeText, TextAttributesReference)] = [
      ("title", text.titleAttributes), ("subtitle", text.subtitleAttributes), ("accessory", text.accessoryAttributes),
      ("description", text.descriptionAttributes), ("annotation", text.annotationAttributes),
    ]
    return slots.flatMap { slot, attributes in
      typography(slot, attributes.style) + color(slot, attributes.color)
    }
  }

  private func typography(_ label: SafeText, _ token: String?) -> [InspectorRow] {
    guard let token else { return [] }
    switch WireTypography(token) {
    case .unspecified: return sent(label, token, wording.componentsOwn)
    case .unknown: return sent(label, token, wording.unknownOwnStays, .text(.warning))
    case .semantic(let typography):
      let shown = theme.style(typography, nil, on: .background(.primary)).words(in: wording)
      return sent(label, token, SafeText("\(typography.tokenName) → \(shown)"))
    }
  }

  private func color(_ label: SafeText, _ token: String?) -> [InspectorRow] {
    guard let token else { return [] }
    switch WireColor(token) {
    case .unspecified: return sent(label, token, wording.componentsOwn)
    case .unknown: return sent(label, token, wording.unknownOwnStays, .text(.warning))
    case .raw(let rgb): return sent(label, token, wording.asSent(SafeText(rgb.hexadecimal)))
    case .semantic(let color):
      return [.fact(label, Self.clipped(token))] + resolved(color)
    }
  }

  /// The chain of a colour: `→ color.text.brand → #eb1700 → 160 ██`.
  private func resolved(_ color: Color) -> [InspectorRow] {
    let value = (theme.value(of: color)?.hexadecimal).map { SafeText($0) } ?? wording.noValue
    let shown = theme[color].words(in: wording)
    let way: SafeText = "→ \(color.tokenName) → \(value)"
    return quiet(shown == value ? way : way + " → " + shown) + [.fact("", [Phrase("████", .bodyText, .meaning(color))])]
  }

  private func plain(_ label: SafeText, _ token: String?) -> [InspectorRow] {
    token.map { [.fact(label, Self.clipped($0))] } ?? []
  }

  private func sent(_ label: SafeText, _ token: String, _ result: SafeText, _ color: Color = .text(.subdued))
    -> [InspectorRow]
  {
    [.fact(label, Self.clipped(token))] + quiet("→ " + result, color)
  }

  private func length(_ label: SafeText, _ length: WireLength?) -> [InspectorRow] {
    guard let length else { return [] }
    switch length {
    case .points(let points):
      let cells = CellSpacing(points: points)
      return [.fact(label, [Phrase(SafeText("\(points)"), .bodyText), Phrase(words(cells), .caption)])]
    case .token(let token):
      guard let spacing = Spacing(wireToken: token) else {
        return sent(label, token, wording.unknownNone, .text(.warning))
      }
      return sent(label, token, SafeText(spacing.tokenName) + " → " + words(theme.spacing(spacing)))
    }
  }

  private func words(_ cells: CellSpacing) -> SafeText { wording.cells(columns: cells.columns, rows: cells.rows) }

  private func edges(_ label: SafeText, _ edges: WireEdges?) -> [InspectorRow] {
    guard let edges else { return [] }
    let sides: [(SafeText, WireLength?)] = [
      (wording.topSide, edges.top), (wording.rightSide, edges.right), (wording.bottomSide, edges.bottom),
      (wording.leftSide, edges.left),
    ]
    if let all = edges.top, sides.allSatisfy({ $0.1 == all }) { return length(label, all) }
    return sides.flatMap { side, distance in length(label + " " + side, distance) }
  }
}
