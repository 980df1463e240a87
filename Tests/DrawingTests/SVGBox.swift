import Foundation
import Testing

/// The area that one element of a picture covers, in the picture's units.
struct SVGBox {
  let left, top, right, bottom: Double
  let isGround: Bool

  struct Point: Equatable {
    let x, y: Double
  }

  /// Every rectangle, text and stroke. A rectangle that is a row and a half unit high is a background.
  static func all(in svg: String) throws -> [SVGBox] {
    let rects = svg.matches(of: /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/).map { match in
      box(match.1, match.2, match.3, match.4)
    }
    // A line of letters is drawn inside its row: its baseline is 15 below the top.
    let texts = svg.matches(of: /<text x="([\d.]+)" y="([\d.]+)" textLength="([\d.]+)"/).map { match in
      box(match.1, Substring(String(number(match.2) - 15)), match.3, "20")
    }
    return rects + texts + (try strokes(in: svg))
  }

  static func points(in svg: String) throws -> [Point] {
    try subpaths(in: svg).flatMap(\.points)
  }

  private static func box(_ x: Substring, _ y: Substring, _ width: Substring, _ height: Substring) -> SVGBox {
    SVGBox(
      left: number(x), top: number(y), right: number(x) + number(width), bottom: number(y) + number(height),
      isGround: height == "20.5")
  }

  private static func number(_ text: Substring) -> Double { Double(text) ?? .nan }

  /// Strokes have flat ends, so they are as long as the distance between their points.
  private static func strokes(in svg: String) throws -> [SVGBox] {
    try subpaths(in: svg).map { path in
      let (xs, ys) = (path.points.map(\.x), path.points.map(\.y))
      let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
      let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
      let half = path.width / 2
      return SVGBox(
        left: left == right ? left - half : left, top: top == bottom ? top - half : top,
        right: left == right ? right + half : right, bottom: top == bottom ? bottom + half : bottom, isGround: false)
    }
  }

  private static func subpaths(in svg: String) throws -> [(points: [Point], width: Double)] {
    try svg.matches(of: /<path d="([^"]+)" fill="none" stroke="[^"]+" stroke-width="(\d)"/).flatMap { match in
      try PenReader.read(String(match.1)).map { ($0, number(match.2)) }
    }
  }
}
