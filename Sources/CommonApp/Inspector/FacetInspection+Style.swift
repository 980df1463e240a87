import Drawing
import FacetModel
import Prism
import Text
import ViewTree

/// How it was asked to look, and what becomes of that here.
extension FacetInspection {
  var styles: [InspectorRow] {
    let style = facet.style
    let rows =
      textStyles + color("ground", style.backgroundColor) + color("border", style.border?.color)
      + plain("line", style.border?.style) + length("line width", style.border?.width)
      + plain("size class", style.sizeClass) + plain("type", style.dlsType) + length("spacing", style.spacing)
      + edges("padding", style.padding) + edges("outer", facet.layout.padding)
    return rows.isEmpty ? [] : [.heading("Style as sent", "token → value → here")] + rows
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
    case .unspecified: return sent(label, token, "the component's own")
    case .unknown: return sent(label, token, "unknown: the component's own stays", .text(.warning))
    case .semantic(let typography):
      let shown = theme.style(typography, nil, on: .background(.primary)).words
      return sent(label, token, SafeText("\(typography.tokenName) → \(shown)"))
    }
  }

  private func color(_ label: SafeText, _ token: String?) -> [InspectorRow] {
    guard let token else { return [] }
    switch WireColor(token) {
    case .unspecified: return sent(label, token, "the component's own")
    case .unknown: return sent(label, token, "unknown: the component's own stays", .text(.warning))
    case .raw(let rgb): return sent(label, token, SafeText("\(rgb.hexadecimal), as it was sent"))
    case .semantic(let color):
      return [.fact(label, Self.clipped(token))] + resolved(color)
    }
  }

  /// `→ color.text.brand → #eb1700 → 160 ██`
  private func resolved(_ color: Color) -> [InspectorRow] {
    let value = theme.value(of: color)?.hexadecimal ?? "no value"
    let shown = theme[color].words
    let words = "→ \(color.tokenName) → \(value)" + (shown == value ? "" : " → \(shown)")
    return quiet(SafeText(words)) + [.fact("", [Phrase("████", .bodyText, .meaning(color))])]
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
      return [.fact(label, [Phrase(SafeText("\(points)"), .bodyText), Phrase(Self.words(cells), .caption)])]
    case .token(let token):
      guard let spacing = Spacing(wireToken: token) else {
        return sent(label, token, "unknown: none", .text(.warning))
      }
      return sent(label, token, SafeText(spacing.tokenName) + " → " + Self.words(theme.spacing(spacing)))
    }
  }

  private static func words(_ cells: CellSpacing) -> SafeText { "\(cells.columns) columns, \(cells.rows) rows" }

  private func edges(_ label: SafeText, _ edges: WireEdges?) -> [InspectorRow] {
    guard let edges else { return [] }
    let sides: [(SafeText, WireLength?)] = [
      ("top", edges.top), ("right", edges.right), ("bottom", edges.bottom), ("left", edges.left),
    ]
    if let all = edges.top, sides.allSatisfy({ $0.1 == all }) { return length(label, all) }
    return sides.flatMap { side, distance in length(label + " " + side, distance) }
  }
}
