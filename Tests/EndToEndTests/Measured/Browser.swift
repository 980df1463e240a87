import Drawing
import Foundation
import TestSupport

/// The program with a feed in a terminal, and the frames that it should show.
struct Browser {
  let session: PtySession
  private let source: String
  private let colors: Colors
  private let options: [String]

  enum Colors: String, CaseIterable {
    case truecolor, few = "256"

    var environment: [String: String] { self == .truecolor ? ["COLORTERM": "truecolor"] : [:] }
  }

  /// Starts the program and waits for its first frame.
  init(
    _ source: String = Facet.sample("home"), colors: Colors = .truecolor, size: Size = Size(100, 30),
    isMoving: Bool = false
  ) throws {
    self.source = source
    self.colors = colors
    options = ["--scheme", "light"] + (isMoving ? [] : ["--reduced-motion"])
    session = try PtySession(
      ProgramToTry.path, [source] + options, size: size, environment: colors.environment)
    // The program sets this mode right after the first frame.
    try session.wait(for: "the first frame", within: .seconds(30)) { PrivateModes(after: $0).on.contains(2004) }
    try session.settle()
  }

  /// Returns the frame that `render` prints after some keys.
  func frame(after keys: String = "", size: Size? = nil) throws -> Canvas {
    try Self.frame(of: source, after: keys, colors: colors, size: size ?? session.size, options: options)
  }

  static func frame(
    of source: String, after keys: String = "", colors: Colors = .few, size: Size,
    options: [String] = ["--scheme", "light", "--reduced-motion"]
  ) throws -> Canvas {
    let command = try Command.run(
      ProgramToTry.path,
      ["render", source, "--size", "\(size.width)x\(size.height)", "--format", "ansi", "--color", colors.rawValue]
        + options + (keys.isEmpty ? [] : ["--keys", keys]),
      within: .seconds(60))
    guard command.status == .exited(0) else { throw HarnessError("render: \(command.errors)") }
    return Canvas(captured: command.output, size: size)
  }
}
