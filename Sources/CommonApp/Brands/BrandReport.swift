import Branding
import Components
import Prism
import Reporting
import Text

/// A report about a brand in numbers: its completeness and its contrast.
struct BrandReport {
  let brand: Brand
  /// One entry for each scheme, contrast and depth, in the order of their declarations.
  let themes: [(scheme: Scheme, theme: Theme)]

  init(_ brand: Brand, schemes: [(scheme: Scheme, values: ThemeValues)], depths: [Depth]) {
    self.brand = brand
    themes = schemes.flatMap { scheme, values in depths.map { (scheme, Theme(values, depth: $0)) } }
  }

  var json: JSONOutput {
    let schemes = themes.map { scheme, theme in
      let worst = ContrastReport(theme).measuredWorst
      return JSONOutput.object([
        ("name", .string(scheme.rawValue)),
        ("contrast", .string(theme.contrast.rawValue)),
        ("depth", .string(theme.depth.rawValue)),
        ("colors", .number(Color.allCases.count)),
        ("icons", .number(Icon.allCases.count)),
        ("textStyles", .number(Typography.allCases.count)),
        ("worstContrast", worst.map { .decimal(Double($0.ratio.hundredths) / 100) } ?? .null),
        (
          "worstPair",
          worst.map { .array([.string($0.pair.foreground.tokenName), .string($0.pair.background.tokenName)]) } ?? .null
        ),
      ])
    }
    let views = BrandedStructure.Kind.allCases.map { kind in
      (key: SafeText(kind.rawValue), value: JSONOutput.string(brand.structureName(of: kind)))
    }
    return .object([("name", .string(brand.name)), ("views", .object(views)), ("schemes", .array(schemes))])
  }

  /// The structures of its views, and the contrast of each theme.
  var lines: [StyledText] {
    let views = BrandedStructure.Kind.allCases.map { "\($0.rawValue) \(brand.structureName(of: $0))" }
    return [StyledText(SafeText("  views    " + views.joined(separator: ", ")))] + themeLines
  }

  /// A line for each scheme, contrast and depth, and one for every pair with too little contrast.
  private var themeLines: [StyledText] {
    let names = themes.map { scheme, theme in SafeText(scheme.words(in: theme.contrast)) }
    let width = 4 + (names.map(\.columns).max() ?? 0)
    return zip(names, themes).flatMap { name, look in
      let (_, theme) = look
      let report = ContrastReport(theme)
      let name = ("  " + name).padded(to: width) + SafeText(theme.depth.rawValue).padded(to: 11)
      guard let worst = report.measuredWorst else {
        return [StyledText(name + "the terminal's own colours, and attributes")]
      }
      let failures = report.failures
      let verdict: SafeText =
        failures.isEmpty
        ? "\(report.entries.count) pairs, all readable; the closest call is \(worst.words)"
        : "\(failures.count) of \(report.entries.count) pairs cannot be read:"
      return [StyledText(name) + StyledText(verdict, failures.isEmpty ? .plain : .yellow)]
        + failures.map { StyledText("    \($0.words), less than \($0.least.twoDecimals)", .yellow) }
    }
  }
}

extension ContrastReport {
  /// The worst pair, if all pairs were measured: a brand of a few overrides has no complete set.
  fileprivate var measuredWorst: Entry? {
    isComplete ? worst : nil
  }
}

extension ContrastReport.Entry {
  fileprivate var words: String {
    "\(ratio.twoDecimals), \(pair.foreground.tokenName) on \(pair.background.tokenName)"
  }
}

extension Double {
  /// The number cut to two decimals, times 100. Rounding could make a value below a limit look like the limit.
  fileprivate var hundredths: Int { Int(self * 100) }

  fileprivate var twoDecimals: String {
    let hundredths = hundredths
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
