import Prism
import Text

/// A brand in words and figures, for where no colour can be shown: every token, and what each scheme makes of it.
struct BrandTable {
  let brand: Brand
  let usesASCII: Bool

  func lines() throws(TokenErrors) -> [SafeText] {
    var columns: [[SafeText]] = []
    for scheme in Scheme.allCases {
      let values = try brand.tokens.values(for: scheme)
      let full = Theme(values, depth: .truecolor)
      let few = Theme(values, depth: .palette256)
      columns.append(Color.allCases.map { SafeText("\(scheme.rawValue) \(full[$0].words) \(few[$0].words)") })
    }
    let colors = Color.allCases.enumerated().map { index, color in
      Self.line(SafeText(color.tokenName), columns.map { $0[index] })
    }
    let theme = Theme(try brand.tokens.values(for: .light), depth: .monochrome, usesASCII: usesASCII)
    let styles = Typography.allCases.map { typography in
      Self.line(SafeText(typography.tokenName), [SafeText(theme.look(typography).words)])
    }
    let icons = Icon.allCases.map { Self.line(SafeText($0.tokenName), [theme.icons[$0]]) }
    return colors + styles + icons
  }

  private static let nameWidth = 2 + (Color.allCases.map(\.tokenName.count).max() ?? 0)

  private static func line(_ name: SafeText, _ columns: [SafeText]) -> SafeText {
    columns.reduce("  " + name.padded(to: nameWidth)) { $0 + $1.padded(to: 22) }
  }
}

extension ResolvedColor {
  fileprivate var words: String {
    switch self {
    case .terminalDefault: "default"
    case .indexed(let index): String(index)
    case .rgb(let rgb): rgb.hexadecimal
    }
  }
}

extension TextLook {
  fileprivate var words: String {
    let names: [(TextAttributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
    ]
    let words = names.filter { attributes.contains($0.0) }.map(\.1) + (letterCase == .upper ? ["upper case"] : [])
    return words.isEmpty ? "regular" : words.joined(separator: ", ")
  }
}
