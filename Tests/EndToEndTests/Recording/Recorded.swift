import Foundation
import TestSupport

/// A session that a script has recorded without a terminal.
struct Recorded {
  let folder: TemporaryFolder
  let path: String
  let command: Command

  init(_ source: String..., keys: String, options: [String] = []) throws {
    folder = try TemporaryFolder()
    path = folder.path("session.jsonl")
    command = try Facet.run(["record"] + source + ["-o", path, "--size", "80x24", "--keys", keys] + options)
  }

  var text: String { get throws { try String(contentsOfFile: path, encoding: .utf8) } }

  var lines: [Substring] { get throws { try text.split(separator: "\n") } }

  func check(_ options: String...) throws -> Command {
    try Facet.run(["replay", path, "--check"] + options)
  }

  /// Checks a session with this text instead.
  func check(withText text: String) throws -> Command {
    try Facet.run(["replay", folder.write(text, to: "other.jsonl"), "--check"])
  }
}
