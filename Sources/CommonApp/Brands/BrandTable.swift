import Prism
import Text

/// A table of a brand without colours: every token, and its value in each scheme.
struct BrandTable {
  let schemes: [(scheme: Scheme, values: ThemeValues)]
  let depths: [Depth]
  let usesASCII: Bool

  var lines: [SafeText] {
    let columns = schemes.map { scheme, values in
      let themes = depths.map { Theme(values, depth: $0) }
      return Color.allCases.map { color in
        SafeText(([scheme.words(in: values.contrast)] + themes.map { $0[color].words }).joined(separator: " "))
      }
    }
    let colors = Color.allCases.enumerated().map { index, color in
      Self.line(SafeText(color.tokenName), columns.map { $0[index] })
    }
    guard let values = schemes.first?.values else { return colors }
    let theme = Theme(values, depth: .monochrome, usesASCII: usesASCII)
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
