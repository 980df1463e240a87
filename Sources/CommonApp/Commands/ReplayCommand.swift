import Text

/// The browser for what was saved: pages in order, or a bundle.
enum ReplayCommand: Command {
  static let name = "replay"
  static let usage: SafeText = "SOURCE… " + OpenCommand.options
  static let summary: SafeText = "browse saved pages, one after the other, or a folder of them"

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    try OpenCommand.run(words, as: Self.self, in: program)
  }
}
