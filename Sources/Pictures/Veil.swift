import Drawing
import Prism

/// A backdrop's colours under the veil. Each is computed when it is first drawn.
struct Veil {
  let cells: PictureCells
  let scrim: Scrim
  /// The share of the ground in each column.
  private let shares: [Double]
  private var styles: [ResolvedStyle?]
  private var wordGrounds: [ResolvedColor?]

  init(_ cells: PictureCells, under scrim: Scrim, shares: [Double]) {
    self.cells = cells
    self.scrim = scrim
    self.shares = shares
    let count = cells.size.width * cells.size.height
    styles = Array(repeating: nil, count: count)
    wordGrounds = Array(repeating: nil, count: count)
  }

  /// Returns the style of a cell without a letter.
  mutating func style(atX x: Int, y: Int) -> ResolvedStyle {
    let index = y * cells.size.width + x
    if let style = styles[index] { return style }
    let cell = cells[x, y]
    let style = ResolvedStyle(
      foreground: scrim.veiled(cell.foreground, share: shares[x]),
      background: scrim.veiled(cell.background, share: shares[x]))
    styles[index] = style
    return style
  }

  /// Returns the colour behind a letter. A palette has few colours, so the nearest may be unreadable.
  mutating func ground(of letter: Cell, atX x: Int, y: Int) -> ResolvedColor {
    let index = y * cells.size.width + x
    let color = wordGrounds[index] ?? scrim.veiled(cells[x, y].mean.map(ResolvedColor.rgb), share: shares[x])
    wordGrounds[index] = color
    guard let ink = letter.style.foreground.fixed, let seen = color.fixed,
      Contrast.ratio(ink, seen) >= scrim.leastContrast
    else { return scrim.ground }
    return color
  }
}
