import AppRuntime
import Components
import FacetModel
import Reporting
import Sessions
import Text

/// Prints the catalogue: the components of this client, with their versions and fields.
enum ComponentsCommand: Command {
  static let name = "components"
  static let guide = CommandGuide(
    summary: "list the components, or show one with its fields and an example",
    forms: ["[COMPONENT]"],
    groups: [
      OptionGroup(
        "Options",
        [
          OptionUse(
            .format, choices: ["text", "json", "headers"],
            summary: "print text, the manifest that a backend can read, or the headers of requests", usual: "text")
        ]),
      OptionGroup("Look", .brand, .scheme, .contrast, .color, .ascii),
    ],
    examples: [
      ("", "list all components"),
      ("row.store", "show what a component reads, since when, and an example"),
    ])

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    let arguments = try Arguments(words, for: Self.self, in: program)
    let format = arguments[.format] ?? "text"
    guard ["text", "json", "headers"].contains(format) else {
      throw .usage("no format '\(format)'; the formats are text, json, headers")
    }
    guard arguments.operands.count < 2 else {
      throw .usage("components takes one COMPONENT; '\(arguments.operands[1])' is too many")
    }
    let look = try Look(arguments, in: program)
    var program = program
    program.console.usesASCII = look.usesASCII
    let factory = try program.context.makeFactory(for: look.brand)
    if let id = arguments.operands.first {
      try show(id, factory, look, asJSON: format == "json", in: program)
    } else if format == "headers" {
      let headers = ClientHeaders(version: Capabilities.current, brands: [look.brand]).headers(for: look.brand.name)
      headers.forEach { program.console.print(SafeText($0.description)) }
    } else if format == "json" {
      program.console.print(CapabilityManifest(factory: factory).json)
    } else {
      for line in CatalogueList(descriptors: factory.all).lines {
        program.console.print(line)
      }
    }
    return ExitStatus.success.rawValue
  }

  private static func show(
    _ id: String, _ factory: FacetFactory, _ look: Look, asJSON: Bool, in program: Program
  ) throws(Failure) {
    guard let descriptor = factory.descriptor(for: id) else {
      let near = Misspelling.nearest(to: id, among: factory.all.map(\.id), atMost: 2)
      let meant =
        near.isEmpty ? "'\(program.name) components' lists them" : "did you mean \(near.joined(separator: " or "))?"
      throw .usage("no component '\(SafeText(id))'; \(SafeText(meant))")
    }
    if asJSON {
      program.console.print(CapabilityManifest.json(of: descriptor))
      return
    }
    let depth = program.console.shownDepth
    let theme = look.theme(
      try look.values(scheme: depth == nil ? .light : Surroundings().scheme), depth: depth ?? .truecolor)
    let entry = CatalogueEntry(descriptor: descriptor, factory: factory, brand: look.brand, theme: theme)
    try entry.print(to: program.console, inColor: depth != nil)
  }
}
