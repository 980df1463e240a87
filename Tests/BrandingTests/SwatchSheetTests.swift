import Caviar
import DoorDash
import Prism
import TestSupport
import Testing

@testable import Branding

/// The value of every token in every brand, scheme and depth, as a sheet to read and compare.
struct SwatchSheetTests {
  static let brands: [Brand] = [.doorDash, .caviar]

  @Test(
    "The token values of each brand and scheme match their golden sheet",
    arguments: brands.map(\.name), Scheme.allCases)
  func sheetsMatchGoldens(brandName: String, scheme: Scheme) throws {
    let brand = try #require(Self.brands.first { $0.name == brandName })
    let values = try brand.tokens.values(for: scheme)
    for depth in Depth.allCases {
      let theme = Theme(values, depth: depth)
      let colors = Color.allCases.map { color in
        let look = theme.style(color, on: color)
        return "\(color.tokenName) \(describe(look.foreground)) \(describe(look.attributes))"
      }
      let styles = Typography.allCases.map { typography in
        "\(typography.tokenName) \(describe(theme.look(typography).attributes)) \(theme.look(typography).letterCase)"
      }
      let icons = Icon.allCases.map { "\($0.tokenName) \(theme.icons[$0])" }
      let spacings = Spacing.allCases.map { "\($0.tokenName) \(theme.spacing($0).columns)x\(theme.spacing($0).rows)" }
      try expectGolden(
        (colors + styles + icons + spacings).map { $0.trimmingSpaces },
        "swatches/\(brand.name)-\(scheme.rawValue)-\(depth.rawValue)")
    }
  }

  /// Checked at every depth but the colourless one.
  @Test(
    "The brand colours of two brands differ at every depth with colours",
    arguments: Scheme.allCases, [Depth.truecolor, .palette256, .palette16])
  func brandsCanBeToldApart(scheme: Scheme, depth: Depth) throws {
    let themes = try Self.brands.map { Theme(try $0.tokens.values(for: scheme), depth: depth) }
    for color in [Color.text(.brand), .background(.brand), .bar(.accent), .button(.primary(.background))] {
      #expect(themes[0][color] != themes[1][color], "\(color.tokenName)")
    }
  }

  private func describe(_ color: ResolvedColor) -> String {
    switch color {
    case .terminalDefault: "default"
    case .indexed(let index): String(index)
    case .rgb(let rgb): rgb.hexadecimal
    }
  }

  private func describe(_ attributes: TextAttributes) -> String {
    let names: [(TextAttributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"), (.reverse, "reverse"),
    ]
    return names.filter { attributes.contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    split(separator: " ").joined(separator: " ")
  }
}
