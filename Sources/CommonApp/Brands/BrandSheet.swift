import Branding
import Drawing
import Prism
import Text

/// A sheet of a brand in one scheme and depth, with every colour and text style.
struct BrandSheet {
  let brand: Brand
  let scheme: Scheme
  let theme: Theme

  private static let width = 100
  private static let columns = 3

  var canvas: Canvas {
    let sections = [header, swatches, styles, icons]
    let height = sections.reduce(1) { $0 + $1.count + 1 }
    var canvas = Canvas(size: Size(Self.width, height), style: theme.fill(.background(.primary)))
    var y = 1
    for section in sections {
      for row in section {
        draw(row, y: y, on: &canvas)
        y += 1
      }
      y += 1
    }
    return canvas
  }

  private struct Piece {
    let x: Int
    let text: SafeText
    let style: ResolvedStyle
  }

  private func draw(_ row: [Piece], y: Int, on canvas: inout Canvas) {
    for piece in row {
      canvas.draw(piece.text, x: piece.x, y: y, clip: canvas.bounds, style: piece.style)
    }
  }

  private var header: [[Piece]] {
    let words = "\(scheme.words(in: theme.contrast)), \(theme.depth.rawValue)"
    return [
      [
        Piece(x: 2, text: SafeText(brand.displayName), style: theme.style(.majorPageTitle)),
        Piece(x: 2 + SafeText(brand.displayName).columns + 2, text: SafeText(words), style: theme.style(.pageSubtext)),
      ],
      [Piece(x: 2, text: SafeText(brand.tagline), style: theme.style(.pageDescriptionBody))],
    ]
  }

  /// Every colour as a block, with its name.
  private var swatches: [[Piece]] {
    grid(
      Color.allCases.map { color in
        let sample = ResolvedStyle(foreground: theme[color], attributes: theme.style(color).attributes)
        return (SafeText("██"), sample, SafeText(String(color.tokenName.dropFirst("color.".count))))
      })
  }

  private var styles: [[Piece]] {
    grid(
      Typography.allCases.map { typography in
        let name = SafeText(typography.rawValue)
        return ("", ResolvedStyle(), theme.look(typography).letterCase == .upper ? name.uppercasedInPlace : name)
      }, nameStyle: { theme.style(Typography.allCases[$0], on: ground(of: Typography.allCases[$0])) })
  }

  private var icons: [[Piece]] {
    grid(
      Icon.allCases.map { icon in
        (theme.icons[icon], theme.style(.icon(.primary)), SafeText(String(icon.tokenName.dropFirst("icon.".count))))
      })
  }

  /// The background of a text style; some styles need one of their own.
  private func ground(of typography: Typography) -> Color {
    switch typography {
    case .primaryButtonText: .button(.primary(.background))
    case .secondaryButtonText: .button(.secondary(.background))
    case .tagText: .tag(.informational(.background))
    case .chipText: .chip(.unselected(.background))
    case .imageText: .image(.ground)
    case .statusLineTitle, .statusLineText, .keyHint: .bar(.background)
    default: .background(.primary)
    }
  }

  private func grid(
    _ entries: [(sample: SafeText, style: ResolvedStyle, name: SafeText)],
    nameStyle: ((Int) -> ResolvedStyle)? = nil
  ) -> [[Piece]] {
    let rows = (entries.count + Self.columns - 1) / Self.columns
    let width = (Self.width - 4) / Self.columns
    return (0..<rows).map { row in
      (0..<Self.columns).flatMap { column -> [Piece] in
        let index = column * rows + row
        guard index < entries.count else { return [] }
        let entry = entries[index]
        let x = 2 + column * width
        let indent = entry.sample.isEmpty ? 0 : 6
        return [
          Piece(x: x, text: entry.sample, style: entry.style),
          Piece(
            x: x + indent, text: entry.name.truncated(to: width - indent - 1),
            style: nameStyle?(index) ?? theme.style(.caption)),
        ]
      }
    }
  }
}
