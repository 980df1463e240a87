import Reporting
import Text

/// Browses a page of all components.
enum GalleryCommand: Command {
  static let name = "gallery"
  static let usage = OpenCommand.options
  static let speaks = true
  static let summary: SafeText = "browse all components with their examples"

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    try OpenCommand.run(words, as: Self.self, in: program)
  }
}
