import Foundation
import Testing

/// Compares rows with a golden file: a reviewed frame in a small text file under `Tests/Golden`.
///
/// `UPDATE_GOLDEN=1 swift test` writes the files again; review the difference in git before you keep it.
public func expectGolden(
  _ rows: [String], _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = Repository.root.appending(path: "Tests/Golden/\(name).txt")
  try note(name)
  if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data((rows.joined(separator: "\n") + "\n").utf8).write(to: file)
    return
  }
  guard let text = try? String(contentsOf: file, encoding: .utf8) else {
    Issue.record("no golden file \(name); write it with UPDATE_GOLDEN=1", sourceLocation: sourceLocation)
    return
  }
  let expected = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  expectSameFrame(rows, as: expected, sourceLocation: sourceLocation)
}

/// Adds the name to the file that CI compares with the folder `Tests/Golden`, to find golden files without a test.
private func note(_ name: String) throws {
  guard let list = ProcessInfo.processInfo.environment["GOLDENS_SEEN"] else { return }
  let descriptor = open(list, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
  defer { close(descriptor) }
  let line = Array("\(name)\n".utf8)
  // In one write, because tests run in parallel.
  #expect(write(descriptor, line, line.count) == line.count)
}
