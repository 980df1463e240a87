import Components
import FacetModel
import Lint
import Reporting
import Sessions
import Text

/// Prints the JSON Schema of feeds, for editors and validators.
enum SchemaCommand: Command {
  static let name = "schema"
  static let guide = CommandGuide(
    summary: "print the JSON Schema of feeds, for editors and validators",
    groups: [
      OptionGroup(
        "Options",
        [
          OptionUse(.brand, summary: "describe the components of this brand"),
          OptionUse(
            .facetsVersion, summary: "leave out the components and actions that came after this version",
            usual: "the newest"),
        ])
    ],
    examples: [("> facet.schema.json", "write the schema to a file that an editor can read")])

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    let arguments = try Arguments(words, for: Self.self, in: program)
    if let extra = arguments.operands.first {
      throw .usage("schema takes only options; '\(extra)' is too many")
    }
    let brand = try program.brand(named: arguments[.brand])
    let version = try program.version(arguments[.facetsVersion])
    let schema = FeedSchema(try program.context.makeFactory(for: brand), version: version)
    program.console.printIndented(schema.json)
    return ExitStatus.success.rawValue
  }
}
