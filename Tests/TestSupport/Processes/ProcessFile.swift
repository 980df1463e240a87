import Foundation

/// Reads the files in which the kernel tells about a running program.
enum ProcessFile {
  static func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  static func fields(of path: String) throws -> [Substring: String] {
    let lines = try text(path).split(separator: "\n").map { $0.split(separator: ":", maxSplits: 1) }
    return Dictionary(
      lines.filter { $0.count == 2 }.map { ($0[0], $0[1].trimmingCharacters(in: .whitespaces)) },
      uniquingKeysWith: { $1 })
  }

  /// The number at the start of a field, without its unit.
  static func number(_ field: String?) -> Int {
    field?.split(separator: " ").first.flatMap { Int($0) } ?? 0
  }
}
