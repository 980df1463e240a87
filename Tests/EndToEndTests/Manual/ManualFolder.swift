import Foundation
import TestSupport

/// A folder in which the commands of a page run. It has the sample feeds, a folder called Tests as in the repository,
/// and a home without settings.
struct ManualFolder {
  private let folder: TemporaryFolder
  private let environment: [String: String]

  init() throws {
    folder = try TemporaryFolder()
    let files = FileManager.default
    try files.copyItem(atPath: Repository.path("SampleFeeds"), toPath: folder.path("SampleFeeds"))
    for part in ["Tests/PrismTests/Brands/harbor", "Tests/Wire"] {
      let place = URL(filePath: folder.path(part))
      try files.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try files.copyItem(atPath: Repository.path(part), toPath: place.path)
    }
    try files.createDirectory(atPath: folder.path("home"), withIntermediateDirectories: true)
    let programs = URL(filePath: Facet.path).deletingLastPathComponent().path
    environment = [
      "HOME": folder.path("home"), "PATH": "\(programs):\(TestEnvironment.minimal["PATH"] ?? "")",
    ]
  }

  func write(_ text: String, to name: String) throws {
    try folder.write(text, to: name)
  }

  /// Runs a line of shell in the folder, without a terminal.
  func run(_ line: String) throws -> Command {
    try Command.run(
      "/usr/bin/env", ["bash", "-c", "cd \"$0\" && set -o pipefail && eval \"$1\"", folder.path, line],
      environment: environment)
  }

  /// Starts a line of shell in the folder, in a terminal.
  func open(_ line: String) throws -> PtySession {
    try PtySession(
      "/usr/bin/env", ["bash", "-c", "cd \"$0\" && eval \"exec $1\"", folder.path, line], environment: environment)
  }
}
