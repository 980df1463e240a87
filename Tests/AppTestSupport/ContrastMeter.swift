import Drawing
import Foundation
import Prism

/// Measures the contrast of drawn cells with the formulas of WCAG 2.2, apart from those of the product.
package struct ContrastMeter {
  package init() {}

  /// Returns the letters with a contrast of less than 7 and the lines with less than 3, once for each pair of colours.
  package func faults(in canvas: Canvas) -> [String] {
    // A screen has thousands of letters and few styles.
    var seen: Set<Sight> = []
    var faults: [String] = []
    for (index, cell) in canvas.cells.enumerated() {
      guard let glyph = cell.glyph, let least = Self.least(of: glyph.base),
        seen.insert(Sight(style: cell.style, least: least)).inserted, let fault = fault(of: cell.style, least)
      else { continue }
      faults.append("\(Character(glyph.base)) at \(index % canvas.size.width), \(index / canvas.size.width): \(fault)")
    }
    return faults
  }

  /// A style, and the contrast that it needs.
  private struct Sight: Hashable {
    let style: ResolvedStyle
    let least: Double
  }

  /// The least contrast of a glyph; `nil` for those that show no more than a shape.
  private static func least(of scalar: Unicode.Scalar) -> Double? {
    switch scalar.value {
    case 0x20: nil
    case 0x2500...0x257F: 3
    // Blocks and mosaics, of which grounds and pictures are made.
    case 0x2580...0x259F, 0x1FB00...0x1FB9F: nil
    default: 7
    }
  }

  private func fault(of style: ResolvedStyle, _ least: Double) -> String? {
    if style.attributes.contains(.dim) { return "dim" }
    guard let ratio = ratio(style.foreground, style.background) else { return "colours of unknown value" }
    let words = "\(Self.words(style.foreground)) on \(Self.words(style.background))"
    return ratio < least ? "\(words) has \(ratio), not \(least)" : nil
  }

  /// The contrast ratio; `nil` if the user decides one of the colours.
  package func ratio(_ one: ResolvedColor, _ other: ResolvedColor) -> Double? {
    guard let one = Self.channels(one).map(Self.luminance), let other = Self.channels(other).map(Self.luminance) else {
      return nil
    }
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The relative luminance.
  private static func luminance(_ channels: [Int]) -> Double {
    zip(channels, [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
      let share = Double(part.0) / 255
      return sum + part.1 * (share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4))
    }
  }

  /// Red, green and blue, of xterm's cube and greys in the palette.
  private static func channels(_ color: ResolvedColor) -> [Int]? {
    switch color {
    case .terminalDefault: return nil
    case .rgb(let rgb): return [Int(rgb.red), Int(rgb.green), Int(rgb.blue)]
    case .indexed(let index) where index >= 232: return Array(repeating: 8 + 10 * (Int(index) - 232), count: 3)
    case .indexed(let index) where index >= 16:
      let place = Int(index) - 16
      return [place / 36, place / 6 % 6, place % 6].map { $0 == 0 ? 0 : 55 + 40 * $0 }
    case .indexed: return nil
    }
  }

  private static func words(_ color: ResolvedColor) -> String {
    switch color {
    case .rgb(let rgb): rgb.hexadecimal
    case .indexed(let index): "\(index)"
    case .terminalDefault: "default"
    }
  }
}
