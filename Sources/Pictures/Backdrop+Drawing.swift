import Drawing
import Prism
import Text

extension Backdrop {
  /// Draws the part of the picture that lies in `clip` behind the words, which are drawn already. `ground` is the style
  /// behind the words, which keep `contrast`. Words keep the plain ground where a cell holds pixels, and where the user
  /// decides the colours.
  public func draw(
    _ art: PictureArt, on canvas: inout Canvas, x: Int, y: Int, clip: Rect, ground: ResolvedStyle,
    contrast: ContrastLevel = .normal, isNegated: Bool = false, pictures: PagePictures = .none
  ) {
    let beside = Rect(
      x: x + wordColumns, y: y, width: order.size.width - wordColumns, height: order.size.height)
    guard case .cells(let cells) = art, let scrim = Scrim(on: ground.background, for: contrast) else {
      return art.draw(
        on: &canvas, x: x, y: y, clip: clip.intersection(beside), ground: ground, isNegated: isNegated)
    }
    let place = Rect(x: x, y: y, width: cells.size.width, height: cells.size.height)
    let visible = place.intersection(clip).intersection(canvas.bounds)
    guard !visible.isEmpty else { return }
    let inks = inks(on: canvas, in: visible, scrim)
    let key = VeilMemory.Key(
      backdrop: self, page: pictures.page, ground: ground.background, contrast: contrast, inks: inks)
    pictures.shelf.veils.with(key) {
      let least = leastShare(of: cells, under: inks, scrim)
      return Veil(cells, under: scrim, shares: (0..<cells.size.width).map { share(at: $0, least: least) })
    } _: { veil in
      for row in visible.y..<visible.maxY {
        for column in visible.x..<visible.maxX where Self.isFree(canvas[column, row], ground) {
          let area = Rect(x: column, y: row, width: 1, height: 1)
          if canvas[column, row].glyph != .space {
            let color = veil.ground(of: canvas[column, row], atX: column - x, y: row - y)
            canvas.restyle(area) {
              ResolvedStyle(foreground: $0.foreground, background: color, attributes: $0.attributes)
            }
          } else {
            let style = veil.style(atX: column - x, y: row - y)
            canvas.fill(area, with: cells[column - x, row - y].glyph, style: style)
          }
        }
      }
    }
    pairGrounds(of: visible, on: &canvas)
  }

  /// The share of the ground behind words even where less would be readable, so that the words stand out.
  private static let leastShare = 0.5
  private static let steps = 16
  /// The columns over which the veil behind words ends.
  private static let edge = 6

  /// Whether the cell shows the plain ground, alone or behind a letter. Buttons and tags have a ground of their own.
  private static func isFree(_ cell: Cell, _ ground: ResolvedStyle) -> Bool {
    cell.style.background == ground.background && !cell.style.attributes.contains(.reverse)
  }

  /// Returns the share of the ground at a column: all of it at the left edge, and none where the picture has come out.
  /// It is at least `least` as far as there are words.
  private func share(at column: Int, least: Double) -> Double {
    let fading = fadingColumns > 0 ? max(0, 1 - Double(column) / Double(fadingColumns)) : 0
    guard column >= wordColumns else { return max(least, fading) }
    return max(fading, least * max(0, 1 - Double(column - wordColumns + 1) / Double(Self.edge)))
  }

  /// Returns the colours of the letters.
  private func inks(on canvas: Canvas, in visible: Rect, _ scrim: Scrim) -> Set<RGB> {
    var inks: Set<RGB> = []
    for row in visible.y..<visible.maxY {
      for cell in canvas.row(row)[visible.x..<visible.maxX] {
        guard let glyph = cell.glyph, glyph != .space, cell.style.background == scrim.ground else { continue }
        if let ink = cell.style.foreground.fixed { inks.insert(ink) }
      }
    }
    return inks
  }

  /// Returns the least share of the ground with which all letters are readable on all cells that words may cover.
  private func leastShare(of cells: PictureCells, under inks: Set<RGB>, _ scrim: Scrim) -> Double {
    guard wordColumns > 0 else { return 0 }
    let colors = (0..<wordColumns).map { column in
      Set((0..<cells.size.height).compactMap { cells[column, $0].mean })
    }
    for step in 0..<Self.steps {
      let least = Self.leastShare + (1 - Self.leastShare) * Double(step) / Double(Self.steps)
      let isReadable = colors.enumerated().allSatisfy { column, colors in
        let share = share(at: column, least: least)
        return colors.allSatisfy { color in inks.allSatisfy { scrim.isReadable($0, on: color, share: share) } }
      }
      if isReadable { return least }
    }
    return 1
  }

  /// Gives both halves of each wide letter the ground of its left half.
  private func pairGrounds(of visible: Rect, on canvas: inout Canvas) {
    for row in visible.y..<visible.maxY {
      for column in max(1, visible.x)..<max(1, visible.maxX) where canvas[column, row].glyph == nil {
        let style = canvas[column - 1, row].style
        canvas.restyle(Rect(x: column, y: row, width: 1, height: 1)) { _ in style }
      }
    }
  }
}
