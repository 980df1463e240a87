import Prism
import Text

/// What there is to say about a brand in numbers: how complete it is, and how well it can be read.
struct BrandReport {
  let brand: Brand

  /// One entry a scheme and depth, in the order of their declarations.
  func themes() throws(TokenErrors) -> [(scheme: Scheme, theme: Theme)] {
    var themes: [(scheme: Scheme, theme: Theme)] = []
    for scheme in Scheme.allCases {
      let values = try brand.tokens.values(for: scheme)
      themes += Depth.allCases.map { (scheme, Theme(values, depth: $0)) }
    }
    return themes
  }

  func json() throws(TokenErrors) -> JSONOutput {
    let schemes = try themes().map { scheme, theme in
      let worst = ContrastReport(theme).measuredWorst
      return JSONOutput.object([
        ("name", .string(scheme.rawValue)),
        ("depth", .string(theme.depth.rawValue)),
        ("colors", .number(Color.allCases.count)),
        ("icons", .number(Icon.allCases.count)),
        ("textStyles", .number(Typography.allCases.count)),
        ("worstContrast", worst.map { .decimal($0.ratio) } ?? .null),
        (
          "worstPair",
          worst.map { .array([.string($0.pair.foreground.tokenName), .string($0.pair.background.tokenName)]) } ?? .null
        ),
      ])
    }
    return .object([("name", .string(brand.name)), ("schemes", .array(schemes))])
  }

  /// A line a scheme and depth.
  func lines() throws(TokenErrors) -> [StyledText] {
    try themes().map { scheme, theme in
      let report = ContrastReport(theme)
      let name = SafeText("  \(scheme.rawValue)").padded(to: 9) + SafeText(theme.depth.rawValue).padded(to: 11)
      guard let worst = report.measuredWorst else {
        return StyledText(name + "the terminal's own colours, and attributes")
      }
      let pair = "\(worst.pair.foreground.tokenName) on \(worst.pair.background.tokenName)"
      let verdict =
        report.failures.isEmpty
        ? "\(report.entries.count) pairs, all readable; the closest call is \(worst.ratio.twoDecimals), \(pair)"
        : "\(report.failures.count) of \(report.entries.count) pairs cannot be read; the worst is "
          + "\(worst.ratio.twoDecimals), \(pair)"
      return StyledText(name) + StyledText(SafeText(verdict), report.failures.isEmpty ? .plain : .yellow)
    }
  }
}

extension ContrastReport {
  /// Where a few overrides are all that is known, nothing has been measured.
  fileprivate var measuredWorst: Entry? {
    entries.count == ColorPair.all.count ? worst : nil
  }
}

extension Double {
  fileprivate var twoDecimals: String {
    let hundredths = Int((self * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
