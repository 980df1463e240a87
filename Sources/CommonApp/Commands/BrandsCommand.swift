import Prism
import Text

/// The brands as they are: every meaning shown, every pair measured.
enum BrandsCommand: Command {
  static let name = "brands"
  static let usage: SafeText = "[NAME|FOLDER…] [--format text|json] [--scheme light|dark] [--color DEPTH] [--ascii]"
  static let summary: SafeText = "show the brands: their colours, icons and text styles, and how well they read"

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    let arguments = try Arguments(words, accepting: [.format, .scheme, .color, .ascii], command: name)
    let format = arguments[.format] ?? "text"
    guard ["text", "json"].contains(format) else {
      throw .usage("no format '\(format)'; the formats are text, json")
    }
    var brands: [Brand] = []
    for operand in arguments.operands {
      brands.append(try program.brand(named: operand))
    }
    if brands.isEmpty {
      brands = program.brands
    }
    let look = try Look(arguments, in: program)
    do throws(TokenErrors) {
      if format == "json" {
        var reports: [JSONOutput] = []
        for brand in brands {
          reports.append(try BrandReport(brand: brand).json())
        }
        program.console.print(JSONOutput.object([("brands", .array(reports))]))
      } else {
        for brand in brands {
          try show(brand, look, in: program)
        }
      }
    } catch {
      for fault in error.errors {
        program.console.complain(SafeText(program.name) + ": " + SafeText(fault.description))
      }
      return ExitStatus.notAFeed.rawValue
    }
    return ExitStatus.success.rawValue
  }

  /// In colour on a terminal; elsewhere the names, and the figures.
  private static func show(_ brand: Brand, _ look: Look, in program: Program) throws(TokenErrors) {
    let console = program.console
    console.print(StyledText(SafeText(brand.displayName), .bold) + StyledText(SafeText("  \(brand.tagline)")))
    for line in try BrandReport(brand: brand).lines() {
      console.print(line)
    }
    guard let shownDepth = console.shownDepth else {
      try console.print(BrandTable(brand: brand, usesASCII: look.usesASCII).lines())
      return
    }
    for scheme in look.scheme.map({ [$0] }) ?? Scheme.allCases {
      let depth = look.depth ?? shownDepth
      let theme = Theme(try brand.tokens.values(for: scheme), depth: depth, usesASCII: look.usesASCII)
      console.print(BrandSheet(brand: brand, scheme: scheme, theme: theme).canvas)
    }
    console.print("")
  }
}
