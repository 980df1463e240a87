import Caviar
import DoorDash
import Foundation
import Prism
import Testing

@testable import Branding

/// The contrast of words on badges, computed apart from the code under test.
@Suite("Contrast of badges") struct BadgeContrastTests {
  @Test(
    "The words of every badge can be read on its ground",
    arguments: Scheme.allCases, [Depth.truecolor, .palette256, .palette16])
  func wordsCanBeRead(scheme: Scheme, depth: Depth) throws {
    for brand in [Brand.doorDash, .caviar] {
      let theme = Theme(try brand.tokens.values(for: scheme), depth: depth)
      for look in Self.looks {
        for ground in Self.grounds(of: look) {
          let style = theme.style(.tagText, .meaning(look.foreground), on: ground)
          let name = "\(brand.name) \(look.foreground.tokenName) on \(ground): \(style)"
          guard let background = Self.rgb(style.background) else {
            // The value of the terminal's own ground is unknown; only its own foreground is readable there.
            #expect(style.foreground == .terminalDefault, "\(name)")
            continue
          }
          let words = try #require(Self.rgb(style.foreground), "\(name)")
          let (one, other) = (Self.luminance(words), Self.luminance(background))
          #expect((max(one, other) + 0.05) / (min(one, other) + 0.05) >= 4.5, "\(name)")
        }
      }
    }
  }

  private static let looks = ["highlight", "informational", "positive", "warning", "dashpass"].flatMap { style in
    ["default", "emphasis"].map { WireTag(style: style, type: $0, isDashPass: style == "dashpass") }
  }

  /// The badge's own ground, the grounds of pages and of other components, and raw colours all over the cube.
  private static func grounds(of look: WireTag) -> [Paint] {
    let meanings: [Color] = [
      look.background, .background(.primary), .background(.secondary), .background(.brand),
      .button(.primary(.background)),
      .chip(.selected(.background)), .tag(.warning(.emphasisBackground)),
    ]
    let levels: [UInt32] = [0, 64, 119, 128, 200, 255]
    let raw = levels.flatMap { red in
      levels.flatMap { green in levels.map { RGB(red << 16 | green << 8 | $0) } }
    }
    return meanings.map { .meaning($0) } + raw.map { .raw($0, instead: look.background) }
  }

  /// The value of a colour in xterm.
  private static func rgb(_ color: ResolvedColor) -> [Double]? {
    switch color {
    case .terminalDefault: return nil
    case .rgb(let rgb): return [Double(rgb.red), Double(rgb.green), Double(rgb.blue)]
    case .indexed(let index) where index >= 232: return Array(repeating: Double(8 + 10 * (Int(index) - 232)), count: 3)
    case .indexed(let index) where index >= 16:
      let place = Int(index) - 16
      let steps: [Int] = [place / 36, place / 6 % 6, place % 6]
      return steps.map { step in step == 0 ? 0 : Double(55 + 40 * step) }
    case .indexed(let index):
      let named: [[Double]] = [
        [0, 0, 0], [205, 0, 0], [0, 205, 0], [205, 205, 0], [0, 0, 238], [205, 0, 205], [0, 205, 205],
        [229, 229, 229], [127, 127, 127], [255, 0, 0], [0, 255, 0], [255, 255, 0], [92, 92, 255], [255, 0, 255],
        [0, 255, 255], [255, 255, 255],
      ]
      return named[Int(index)]
    }
  }

  /// The relative luminance as WCAG 2.1 defines it.
  private static func luminance(_ rgb: [Double]) -> Double {
    zip(rgb, [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
      let share = part.0 / 255
      return sum + part.1 * (share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4))
    }
  }
}
