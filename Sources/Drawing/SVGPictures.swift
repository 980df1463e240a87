import Prism
import Text

/// A picture for an SVG: its size in cells, and the address of its pixels, which may be a `data:` address.
public struct SVGImage: Sendable {
  /// The outline that a picture is cut to.
  public enum Outline: Sendable {
    case square, rounded, circle
  }

  let size: Size
  let address: String
  let outline: Outline

  public init(size: Size, address: String, outline: Outline) {
    self.size = size
    self.address = address
    self.outline = outline
  }
}

/// The pictures whose cells are on a canvas, as elements of an SVG. Only the visible cells of a picture are drawn.
struct SVGPictures {
  /// One picture at one place. The same picture may be on a page several times.
  private struct Placement: Hashable {
    let number: Int
    let x: Int
    let y: Int
  }

  private var rows: [(placement: Placement, rows: [Rect])] = []
  private var indices: [Placement: Int] = [:]
  private let images: [Int: SVGImage]

  init(on canvas: Canvas, among images: [Int: SVGImage]) {
    self.images = images
    guard !images.isEmpty else { return }
    for y in 0..<canvas.size.height {
      for (x, cell) in canvas.row(y).enumerated() {
        guard let place = cell.glyph?.pictureCell, let number = cell.style.foreground.number else { continue }
        add(Placement(number: number, x: x - place.column, y: y - place.row), x: x, y: y)
      }
    }
  }

  private mutating func add(_ placement: Placement, x: Int, y: Int) {
    let index = indices[placement] ?? rows.count
    if index == rows.count {
      indices[placement] = index
      rows.append((placement, []))
    }
    if let last = rows[index].rows.last, last.y == y, last.maxX == x {
      rows[index].rows.removeLast()
      rows[index].rows.append(Rect(x: last.x, y: y, width: last.width + 1, height: 1))
    } else {
      rows[index].rows.append(Rect(x: x, y: y, width: 1, height: 1))
    }
  }

  var elements: [String] { elements(named: "") }

  /// The elements, whose ids end with a name. Several pictures in one page need different ones.
  func elements(named name: String) -> [String] {
    rows.enumerated().compactMap { index, entry in
      guard let image = images[entry.placement.number] else { return nil }
      let element = Self.outlined(image, x: entry.placement.x, y: entry.placement.y, name: "outline\(index)\(name)")
      let visible = entry.rows.reduce(0) { $0 + $1.width }
      guard visible < image.size.width * image.size.height else { return element }
      let rects = entry.rows.map { "<rect \(Self.box($0.x, $0.y, $0.width, 1))/>" }.joined()
      return Self.cut(element, to: rects, name: "cut\(index)\(name)")
    }
  }

  private static func outlined(_ image: SVGImage, x: Int, y: Int, name: String) -> String {
    let box = box(x, y, image.size.width, image.size.height)
    let element = "<image \(box) preserveAspectRatio=\"none\" href=\"\(image.address)\"/>"
    let (width, height) = (image.size.width * SVGCell.width, image.size.height * SVGCell.height)
    switch image.outline {
    case .square: return element
    case .rounded: return cut(element, to: "<rect \(box) rx=\"\(min(width, height) / 10)\"/>", name: name)
    case .circle:
      // In the middle of a longer box, as a terminal with pictures draws it.
      let (left, top) = (half(2 * x * SVGCell.width + width), half(2 * y * SVGCell.height + height))
      let shape = "<circle cx=\"\(left)\" cy=\"\(top)\" r=\"\(half(min(width, height)))\"/>"
      return cut(element, to: shape, name: name)
    }
  }

  /// Half of a number of pixels.
  private static func half(_ pixels: Int) -> String { "\(pixels / 2)" + (pixels.isMultiple(of: 2) ? "" : ".5") }

  private static func cut(_ element: String, to shape: String, name: String) -> String {
    "<clipPath id=\"\(name)\">\(shape)</clipPath><g clip-path=\"url(#\(name))\">\(element)</g>"
  }

  private static func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    "x=\"\(x * SVGCell.width)\" y=\"\(y * SVGCell.height)\" width=\"\(width * SVGCell.width)\""
      + " height=\"\(height * SVGCell.height)\""
  }
}
