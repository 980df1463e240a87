import Drawing
import Prism
import Text

extension PictureCells {
  /// Draws the part of the picture that lies in `clip`. `ground` is the style behind the picture. A picture without
  /// colours is made for light letters on a dark ground; `isNegated` is for dark letters on a light one.
  public func draw(
    on canvas: inout Canvas, x: Int, y: Int, clip: Rect, ground: ResolvedStyle, isNegated: Bool = false
  ) {
    let visible = Rect(x: x, y: y, width: size.width, height: size.height).intersection(clip)
    guard !visible.isEmpty else { return }
    for row in visible.y..<visible.maxY {
      for column in visible.x..<visible.maxX {
        let cell = self[column - x, row - y]
        var style = cell.style(on: ground)
        if isNegated, cell.isOpaque { style.attributes.formSymmetricDifference(.reverse) }
        canvas.fill(Rect(x: column, y: row, width: 1, height: 1), with: cell.glyph, style: style)
      }
    }
  }
}

extension PictureCell {
  /// Whether a part of the picture is in the cell.
  var isOpaque: Bool { foreground != nil || background != nil }

  /// Returns the style of the cell. Its transparent parts have the colour of the ground.
  func style(on ground: ResolvedStyle) -> ResolvedStyle {
    switch (foreground, background) {
    case (nil, nil): ResolvedStyle(foreground: ground.foreground, background: ground.background)
    case (let foreground?, let background):
      ResolvedStyle(foreground: foreground, background: background ?? ground.background)
    // The colour behind letters has no name where the terminal decides it, so the two colours change places.
    case (nil, let background?):
      ground.background == .terminalDefault
        ? ResolvedStyle(foreground: background, background: .terminalDefault, attributes: .reverse)
        : ResolvedStyle(foreground: ground.background, background: background)
    }
  }
}

extension PictureArt {
  /// Draws the part of the picture that lies in `clip`.
  public func draw(
    on canvas: inout Canvas, x: Int, y: Int, clip: Rect, ground: ResolvedStyle, isNegated: Bool = false
  ) {
    switch self {
    case .cells(let cells):
      cells.draw(on: &canvas, x: x, y: y, clip: clip, ground: ground, isNegated: isNegated)
    case .image(let image): image.draw(on: &canvas, x: x, y: y, clip: clip, ground: ground)
    }
  }
}

extension PictureImage {
  /// Draws cells that name the picture. The terminal shows its pixels there.
  func draw(on canvas: inout Canvas, x: Int, y: Int, clip: Rect, ground: ResolvedStyle) {
    let visible = Rect(x: x, y: y, width: size.width, height: size.height).intersection(clip)
    guard !visible.isEmpty else { return }
    var style = ground
    style.attributes = []
    style.foreground = .number(number)
    for row in visible.y..<visible.maxY {
      for column in visible.x..<visible.maxX {
        guard let glyph = Glyph.pictureCell(row: row - y, column: column - x) else { continue }
        canvas.fill(Rect(x: column, y: row, width: 1, height: 1), with: glyph, style: style)
      }
    }
  }
}
