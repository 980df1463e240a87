import Foundation

/// A temporary folder, which is removed with its last reference.
public final class TemporaryFolder {
  private let url: URL

  public init() throws {
    // In small letters: a rule's code, such as F060, must not stand in a path by chance.
    url = FileManager.default.temporaryDirectory.appending(path: "facet-\(UUID().uuidString.lowercased())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  public var path: String { url.path }

  public func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file and the folders above it.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// Waits until another process has written a file, and returns its text.
  public func text(of name: String, within limit: Duration = .patience) throws -> String {
    let deadline = Deadline(in: limit)
    while true {
      if let text = try? String(contentsOfFile: path(name), encoding: .utf8) { return text }
      if deadline.hasPassed { throw HarnessError("\(name) was not written") }
      usleep(10_000)
    }
  }
}
