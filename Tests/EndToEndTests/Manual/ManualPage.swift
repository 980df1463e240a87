import Foundation
import TestSupport
import Testing

/// A page of the manual, or the README: its commands, its files and the output that it shows.
///
/// In a block of `sh` each line is a command that is run. It ends with status 0, or the one that a comment names (`#
/// status 1`). A block of `console` is an example that is never run. A block after `<!-- file: menu.json -->` is
/// written to that file first. A block after `<!-- output -->` is the output of the command before it; a line of it
/// that is `…` stands for any lines.
struct ManualPage: CustomTestStringConvertible, Sendable {
  /// One step of a page, in the order of the page.
  enum Step {
    case file(name: String, text: String)
    case command(String, status: Int32)
    case output([String])
  }

  /// The path inside the repository.
  let path: String
  /// The number of blocks of commands at the start that other checks run.
  var skippedBlocks = 0

  var testDescription: String { path }

  static let catalogue = "Sources/facet/Documentation.docc"

  /// The README, of which CI runs the first two blocks itself, and every page of the manual.
  static var all: [ManualPage] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: Repository.path(catalogue))) ?? []
    return [ManualPage(path: "README.md", skippedBlocks: 2)]
      + names.filter { $0.hasSuffix(".md") }.sorted().map { ManualPage(path: "\(catalogue)/\($0)") }
  }

  var text: String { get throws { try String(contentsOfFile: Repository.path(path), encoding: .utf8) } }

  /// The fenced blocks: the language, the comment before, the lines, and where the lines stand in the page.
  func blocks() throws -> [(language: String, comment: String, lines: [String], place: Range<Int>)] {
    let lines = try text.components(separatedBy: "\n")
    var blocks: [(language: String, comment: String, lines: [String], place: Range<Int>)] = []
    var start: Int?
    for (index, line) in lines.enumerated() where line.hasPrefix("```") {
      guard let opening = start else {
        start = index
        continue
      }
      let comment = opening > 0 && lines[opening - 1].hasPrefix("<!-- ") ? lines[opening - 1] : ""
      let place = opening + 1..<index
      blocks.append((String(lines[opening].dropFirst(3)), comment, Array(lines[place]), place))
      start = nil
    }
    return blocks
  }

  func steps() throws -> [Step] {
    var left = skippedBlocks
    var steps: [Step] = []
    for (language, comment, lines, _) in try blocks() {
      if comment.hasPrefix("<!-- file: ") {
        let name = comment.dropFirst("<!-- file: ".count).dropLast(" -->".count)
        steps.append(.file(name: String(name), text: lines.map { $0 + "\n" }.joined()))
      } else if comment == "<!-- output -->" {
        steps.append(.output(lines))
      } else if language == "sh" {
        left -= 1
        if left < 0 { steps += commands(lines) }
      }
    }
    return steps
  }

  private func commands(_ lines: [String]) -> [Step] {
    let joined = lines.joined(separator: "\n").replacingOccurrences(of: "\\\n", with: " ")
    return joined.split(separator: "\n").map { line in
      let status = line.range(of: "# status ").flatMap { Int32(line[$0.upperBound...].prefix { $0.isNumber }) }
      return .command(String(line), status: status ?? 0)
    }
  }
}
