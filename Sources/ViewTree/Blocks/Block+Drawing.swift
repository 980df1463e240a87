import Drawing
import Pictures
import Prism
import Text

extension Block {
  private static let pageGround = Paint.meaning(.background(.primary))

  /// Draws the block with its top left corner at a place that may lie outside the canvas. Only the cells within `clip`
  /// are drawn. A picture that has not arrived has a plain block in its place.
  public func draw(
    on canvas: inout Canvas, x: Int, y: Int, clip: Rect, theme: Theme, pictures: PagePictures = .none
  ) {
    for item in items {
      if case .until(let order) = item.presence, pictures.art(of: order) != nil { continue }
      let place = Rect(x: x + item.rect.x, y: y + item.rect.y, width: item.rect.width, height: item.rect.height)
      let visible = place.intersection(clip)
      guard !visible.isEmpty else { continue }
      let ground = item.ground ?? Self.pageGround
      switch item.content {
      case .fill(let paint):
        canvas.fill(visible, style: theme.fill(paint))
        Self.drawShape(on: &canvas, at: place, clip: visible, paint, theme)
      case .text(let text, let typography, let paint):
        let isUpper = theme.look(typography).letterCase == .upper
        let text = isUpper ? text.uppercasedInPlace : text
        var style = theme.style(typography, paint, on: ground)
        style.attributes.formUnion(item.attributes)
        canvas.draw(text, x: place.x, y: place.y, clip: visible, style: style)
      case .pattern(let glyph, let paint):
        canvas.fill(visible, with: glyph, style: theme.style(paint, on: ground))
      case .box(let lines, let paint, let size):
        let box = Rect(x: place.x, y: place.y, width: size.width, height: size.height)
        canvas.drawBox(box, lines, clip: visible, style: theme.style(paint, on: ground))
      case .backdrop(let backdrop):
        if let art = pictures.art(of: backdrop.order) {
          backdrop.draw(
            art, on: &canvas, x: place.x, y: place.y, clip: visible, ground: theme.fill(ground),
            contrast: theme.contrast, isNegated: theme.hasDarkLetters, pictures: pictures)
        }
      case .picture(let shape, let size, let order):
        if let art = order.flatMap(pictures.art) {
          art.draw(
            on: &canvas, x: place.x, y: place.y, clip: visible, ground: theme.fill(ground),
            isNegated: theme.hasDarkLetters)
        } else {
          let box = Rect(x: place.x, y: place.y, width: size.width, height: size.height)
          shape.draw(on: &canvas, at: box, clip: visible, ground: ground, theme: theme)
          if let fault = order.flatMap(pictures.fault) {
            Self.draw(fault, on: &canvas, at: box, clip: visible, theme: theme)
          }
        }
      }
    }
  }

  /// Draws the reason a picture cannot be shown in the last rows of its block, as far as it has room there.
  private static func draw(_ fault: SafeText, on canvas: inout Canvas, at box: Rect, clip: Rect, theme: Theme) {
    guard box.height > 2, box.width >= 10 else { return }
    let lines = fault.wrapped(to: box.width - 2, maxLines: box.height > 3 ? 2 : 1)
    let style = theme.style(.imageText, nil, on: .meaning(.image(.ground)))
    for (number, line) in lines.enumerated() {
      let x = box.x + (box.width - line.columns) / 2
      canvas.draw(line, x: x, y: box.maxY - lines.count + number, clip: clip, style: style)
    }
  }

  /// Draws the shape of a ground that cannot be seen where there are few colours. Tags, chips and buttons have brackets
  /// at their ends, and banners a frame. The cells are free, because words on a ground have some on both sides.
  private static func drawShape(
    on canvas: inout Canvas, at place: Rect, clip: Rect, _ paint: Paint, _ theme: Theme
  ) {
    guard theme.depth == .palette16 || theme.depth == .monochrome, place.width > 2 else { return }
    let style = theme.fill(paint)
    guard style.background == .terminalDefault, !style.attributes.contains(.reverse) else { return }
    if paint.meaning == .background(.banner), place.height > 2 {
      return canvas.drawBox(place, .rounded, clip: clip, style: theme.style(.border(.primary)))
    }
    guard paint.meaning.needsBrackets else { return }
    for (x, glyph) in [(place.x, "[" as Glyph), (place.maxX - 1, "]")] {
      let column = Rect(x: x, y: place.y, width: 1, height: place.height)
      canvas.fill(column.intersection(clip), with: glyph, style: style)
    }
  }
}

extension Theme {
  /// Whether there are no colours, and letters are darker than their ground.
  fileprivate var hasDarkLetters: Bool {
    guard depth == .monochrome, let ground = value(of: .background(.primary)), let letters = value(of: .text(.primary))
    else { return false }
    return Contrast.luminance(ground) > Contrast.luminance(letters)
  }
}

extension Color {
  /// Whether the colour is the ground of something small, which users tell from the page by its shape.
  fileprivate var needsBrackets: Bool {
    switch self {
    case .tag, .chip, .button: true
    default: false
    }
  }
}
