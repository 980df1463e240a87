import Branding
import Prism
import Reporting
import Text

/// The report about a brand, and its sheets in the chosen schemes and depths.
struct BrandSheets {
  let report: BrandReport
  private let brand: Brand
  /// The schemes whose colours are shown, in one contrast.
  private let schemes: [(scheme: Scheme, values: ThemeValues)]
  private let look: Look

  init(_ brand: Brand, values: [(scheme: Scheme, values: ThemeValues)], _ look: Look) {
    self.brand = brand
    self.look = look
    let chosen = values.filter { scheme, values in
      (look.scheme ?? scheme) == scheme && (look.contrast ?? values.contrast) == values.contrast
    }
    report = BrandReport(brand, schemes: chosen, depths: look.depth.map { [$0] } ?? Depth.allCases)
    schemes = chosen.filter { $0.values.contrast == look.contrast ?? .normal }
  }

  /// Prints the sheets in colour on a terminal; elsewhere the names and the numbers.
  func print(to console: Console) {
    console.print(StyledText(SafeText(brand.displayName), .bold) + StyledText(SafeText("  \(brand.tagline)")))
    report.lines.forEach { console.print($0) }
    guard let shownDepth = console.shownDepth else {
      let depths = look.depth.map { [$0] } ?? [.truecolor, .palette256]
      console.print(BrandTable(schemes: schemes, depths: depths, usesASCII: look.usesASCII).lines)
      return
    }
    for (scheme, values) in schemes {
      let theme = Theme(values, depth: look.depth ?? shownDepth, usesASCII: look.usesASCII)
      console.print(BrandSheet(brand: brand, scheme: scheme, theme: theme).canvas)
    }
    console.print("")
  }
}
