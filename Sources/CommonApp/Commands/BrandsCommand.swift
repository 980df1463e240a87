import Branding
import Components
import Prism
import Reporting
import Text

/// Prints the brands: every colour and text style, and the contrast of every pair.
enum BrandsCommand: Command {
  static let name = "brands"
  static let guide = CommandGuide(
    summary: "show the brands: their colours, icons and text styles, and how well they read",
    forms: ["[BRAND|FOLDER…]"],
    groups: [
      OptionGroup(
        "Options",
        [
          OptionUse(.format, usual: "text"), OptionUse(.scheme), OptionUse(.contrast, usual: "both"),
          OptionUse(.color), OptionUse(.ascii),
        ])
    ],
    examples: [("NAME", "show one brand"), ("my-brand/", "check a folder with token files")])

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    let arguments = try Arguments(words, for: Self.self, in: program)
    let format = arguments[.format] ?? "text"
    guard ["text", "json"].contains(format) else {
      throw .usage("no format '\(format)'; the formats are text, json")
    }
    let look = try Look(arguments, in: program)
    var brands: [Brand] = []
    for operand in arguments.operands {
      brands.append(try program.brand(named: operand))
    }
    var program = program
    program.console.usesASCII = look.usesASCII
    return show(brands.isEmpty ? program.brands : brands, look, inJSON: format == "json", in: program)
  }

  /// Prints all brands, or else all faults in them.
  private static func show(_ brands: [Brand], _ look: Look, inJSON: Bool, in program: Program) -> Int32 {
    var sheets: [BrandSheets] = []
    var faults: [TokenErrors] = []
    for brand in brands {
      do throws(TokenErrors) {
        sheets.append(BrandSheets(brand, values: try brand.values(), look))
      } catch {
        faults.append(error)
      }
    }
    guard faults.isEmpty else {
      for fault in faults.flatMap(\.lines) {
        program.console.complain(SafeText(program.name) + ": " + SafeText(fault))
      }
      return ExitStatus.notAFeed.rawValue
    }
    let known = BrandStructures(program.brands)
    let structures = BrandedStructure.Kind.allCases.map { (view: $0.rawValue, names: known.names(of: $0)) }
    if inJSON {
      program.console.print(
        JSONOutput.object([
          ("brands", .array(sheets.map(\.report.json))),
          (
            "structures",
            .object(structures.map { (key: SafeText($0.view), value: .array($0.names.map { .string($0) })) })
          ),
        ]))
    } else {
      sheets.forEach { $0.print(to: program.console) }
      program.console.print("the structures that a brand in a folder can choose for its views:")
      for (view, names) in structures {
        program.console.print("  " + SafeText(view).padded(to: 14) + SafeText(names.joined(separator: ", ")))
      }
    }
    return ExitStatus.success.rawValue
  }
}
