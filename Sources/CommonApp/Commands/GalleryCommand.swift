import Reporting
import Text

/// Browses a page of all components.
enum GalleryCommand: Command {
  static let name = "gallery"
  static let speaks = true
  static let guide = CommandGuide(
    summary: "browse all components with their examples", groups: OpenCommand.groups,
    examples: [("--brand NAME", "browse the components of another brand")])

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    try OpenCommand.run(words, as: Self.self, in: program)
  }
}
