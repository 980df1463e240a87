import Drawing
import Foundation
import Testing

/// A program in tmux, a real terminal emulator whose screen can be read. Each has a tmux server of its own, which ends
/// with it.
public final class Tmux {
  public private(set) var size: Size
  private let folder: URL

  /// Starts the program; `term` is its TERM. tmux itself understands the sequences of xterm.
  public init(
    _ program: String, _ arguments: [String] = [], size: Size = Size(80, 24), term: String = "xterm-256color",
    environment: [String: String] = [:]
  ) throws {
    self.size = size
    folder = FileManager.default.temporaryDirectory.appending(path: "facet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let settings = ["TERM=\(term)"] + environment.map { "\($0.key)=\($0.value)" }
    // With several words after the options, tmux starts the program itself, without a shell and its quoting.
    try tmux(
      ["set-option", "-g", "status", "off", ";", "set-option", "-s", "escape-time", "0", ";"]
        + ["set-option", "-g", "remain-on-exit", "on", ";", "set-option", "-g", "remain-on-exit-format", "", ";"]
        + ["new-session", "-d", "-x", "\(size.width)", "-y", "\(size.height)", "env"] + settings
        + [program] + arguments)
  }

  deinit {
    _ = try? tmux(["kill-server"])
    try? FileManager.default.removeItem(at: folder)
  }

  /// Presses keys by their tmux names: `Down`, `C-c`, `BSpace`, `q`.
  public func press(_ keys: String...) throws {
    try tmux(["send-keys"] + keys)
  }

  /// Types text literally.
  public func type(_ text: String) throws {
    try tmux(["send-keys", "-l", text])
  }

  public func resize(to size: Size) throws {
    try tmux(["resize-window", "-x", "\(size.width)", "-y", "\(size.height)"])
    self.size = size
  }

  /// The rows of the screen as text, without trailing blanks.
  public func rows() throws -> [String] {
    let captured = try tmux(["capture-pane", "-p"])
    var rows = captured.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if rows.last == "" { rows.removeLast() }
    return rows
  }

  /// The screen with all its colours and attributes.
  public func canvas() throws -> Canvas {
    // Without -N, coloured blanks at the end of a row would be cut as well.
    Canvas(captured: try tmux(["capture-pane", "-p", "-e", "-N"]), size: size)
  }

  /// Returns the screen once it equals the expected one, or as it is at the deadline. tmux forgets the background of
  /// cells erased to the end of a line, so of those only the text is compared.
  public func canvas(expecting expected: Canvas, within limit: Duration = .patience) throws -> Canvas {
    let deadline = Deadline(in: limit)
    while true {
      let canvas = try canvas().withGround(of: expected)
      if FrameDifference(expected: expected, actual: canvas) == nil || deadline.hasPassed { return canvas }
      usleep(10_000)
    }
  }

  /// Expects the screen to equal this frame in the end; a frame that is still being painted is waited for.
  public func expectFrame(_ expected: Canvas, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let deadline = Deadline(in: .patience)
    var shown = try canvas()
    while FrameDifference(expected: expected, actual: shown) != nil, !deadline.hasPassed {
      usleep(10_000)
      shown = try canvas()
    }
    expectSameFrame(shown, as: expected, sourceLocation: sourceLocation)
  }

  /// Asks tmux about the pane in its format language: `#{cursor_flag}`, `#{alternate_on}`, `#{pane_dead}`.
  public func ask(_ format: String) throws -> String {
    try tmux(["display-message", "-p", format]).trimmingCharacters(in: .newlines)
  }

  /// Reads the screen until the condition holds; else throws with the screen as it is. It returns no rows: a screen that
  /// fulfils the condition may still be half painted. The condition has to name all that the test expects.
  public func wait(
    for what: String, within limit: Duration = .patience, until condition: ([String]) throws -> Bool
  ) throws {
    let deadline = Deadline(in: limit)
    while true {
      let rows = try rows()
      if try condition(rows) { return }
      if deadline.hasPassed {
        throw HarnessError("waited too long for \(what); the screen is\n" + Self.framed(rows, width: size.width))
      }
      // tmux does not report changes of a screen.
      usleep(10_000)
    }
  }

  /// Waits until each of the texts stands in some row.
  public func wait(forText texts: String..., within limit: Duration = .patience) throws {
    try wait(for: "\(texts)", within: limit) { rows in
      texts.allSatisfy { text in rows.contains { $0.contains(text) } }
    }
  }

  /// Waits until the program has ended; what it kept is on the disk then.
  public func waitForEnd() throws {
    try wait(for: "the end") { _ in (try? ask("#{pane_dead}")) == "1" }
  }

  /// The rows of the screen once the text is there and three readings in a row were the same.
  public func settledRows(with text: String) throws -> [String] {
    var readings: [[String]] = []
    try wait(for: "a screen with \"\(text)\" that stays the same") { rows in
      readings = readings.suffix(2) + [rows]
      return readings.count == 3 && Set(readings).count == 1 && rows.contains { $0.contains(text) }
    }
    return readings.last ?? []
  }

  /// Expects the rows of the screen to equal these in the end.
  public func expectRows(_ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
    let deadline = Deadline(in: .patience)
    var shown = try rows()
    while shown != expected, !deadline.hasPassed {
      usleep(10_000)
      shown = try rows()
    }
    expectSameFrame(shown, as: expected, sourceLocation: sourceLocation)
  }

  @discardableResult
  private func tmux(_ words: [String]) throws -> String {
    // The socket is in a folder of its own, without a configuration, and in UTF-8 in any locale.
    let command = try Command.run(
      "tmux", ["-S", folder.appending(path: "socket").path, "-f", "/dev/null", "-u"] + words,
      environment: ["TERM": "xterm-256color"], within: .patience)
    guard command.status == .exited(0) else {
      throw HarnessError("tmux \(words.joined(separator: " ")): \(command.status) \(command.errors)")
    }
    return command.output
  }

  private static func framed(_ rows: [String], width: Int) -> String {
    let line = String(repeating: "─", count: width)
    return (["┌" + line] + rows.map { "│" + $0 } + ["└" + line]).joined(separator: "\n")
  }
}
