import Branding
import Reporting
import Text

/// Browses a page of all components, or writes them as a small site.
enum GalleryCommand: Command {
  static let name = "gallery"
  static let speaks = true
  static let guide = CommandGuide(
    summary: "browse all components with their examples, or write them as a site",
    forms: ["", "-o FOLDER"],
    notes: [
      "The site shows each component in every brand, or in that of --brand, in both schemes and three widths."
    ],
    groups: [
      OptionGroup("Site", [OptionUse(.output, value: "FOLDER", summary: "write a site of HTML into this folder")])
    ] + OpenCommand.groups,
    examples: [
      ("--brand NAME", "browse the components of another brand"),
      ("-o components/", "write a site for a browser"),
    ])

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    let arguments = try Arguments(words, for: Self.self, in: program)
    guard let folder = arguments[.output] else { return try OpenCommand.run(words, as: Self.self, in: program) }
    guard folder != "-" else { throw .usage("a site is a folder: -o components/") }
    let known: Arguments.Options = [.output, .brand, .contrast]
    if let option = Option.allCases.first(where: { arguments.has($0) && !known.contains($0) }) {
      throw .usage(
        "--\(option.rawValue) is for browsing; a site has every scheme, so -o goes with --brand and --contrast alone")
    }
    if let extra = arguments.operands.first {
      throw .usage("gallery shows all components and takes no SOURCE; '\(SafeText(extra))' is too many")
    }
    let brands = arguments[.brand] == nil ? program.brands : [try program.brand(named: arguments[.brand])]
    try GallerySite(brands, try Look.contrast(arguments[.contrast]) ?? .normal, in: program).write(to: folder)
    return ExitStatus.success.rawValue
  }
}
