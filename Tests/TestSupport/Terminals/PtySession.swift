import Drawing
import Foundation

/// A program in a pseudo-terminal: the session sends its input, reads its output byte by byte, and sees the terminal's
/// modes.
///
/// Waits end when an event has happened, never because time has passed; a deadline becomes an error with the last
/// bytes.
public final class PtySession {
  /// All output so far.
  public private(set) var output: [UInt8] = []
  /// The time of each piece of output.
  public private(set) var arrivals: [Arrival] = []
  public let size: Size
  /// The time just before the program was started.
  public let start: ContinuousClock.Instant

  let pty: Pty
  private let child: Child
  /// Ends when the program ends: the only way to wait for that and for output at the same time.
  private let life: Pipe
  private(set) var status: Ending?
  /// Where the output begins that has not been searched for the question; `nil` in a terminal that does not answer.
  private var unsearched: Int?

  /// Starts a program in a terminal that tells its type when it is asked, as every terminal does. Otherwise the program
  /// waits a second for the answer before it leaves. A terminal that `isMute` answers nothing by itself.
  public init(
    _ program: String, _ arguments: [String] = [], size: Size = Size(80, 24), environment: [String: String] = [:],
    isMute: Bool = false
  ) throws {
    self.size = size
    unsearched = isMute ? nil : 0
    pty = try Pty(size: size)
    life = try Pipe()
    var world = TestEnvironment.minimal
    world["TERM"] = "xterm-256color"
    start = .now
    // Descriptor 0 is the terminal, opened by the child; 1 and 2 are copies of it.
    child = try Child(
      program, arguments, environment: world.merging(environment) { $1 },
      descriptors: [-1, 0, 0, life.writeEnd], terminal: pty.path)
    life.closeWriteEnd()
  }

  deinit {
    if status == nil {
      kill(child.pid, SIGKILL)
      _ = child.reap()
    }
  }

  public var processIdentifier: pid_t { child.pid }
  public var modes: TerminalModes { pty.modes }
  public var figures: ProcessFigures { get throws { try ProcessFigures(of: child.pid) } }
  /// The bytes of memory that the program does not share with others.
  public var memory: Int { get throws { try ProcessFigures.memory(of: child.pid) } }
  public var privateModes: PrivateModes { PrivateModes(after: output) }
  /// Whether the program has not been seen to end.
  public var isRunning: Bool { status == nil }
  public var text: String { String(decoding: output, as: UTF8.self) }

  public func send(_ text: String) throws {
    try send(bytes: Array(text.utf8))
  }

  public func send(bytes: [UInt8]) throws {
    var bytes = bytes[...]
    let deadline = Deadline(in: .patience)
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(pty.master, $0.baseAddress, $0.count) }
      if count > 0 { bytes = bytes.dropFirst(count) }
      // A full terminal has room again only while its output is read.
      if count < 0 { try receive(by: deadline, waitingFor: "room for \(bytes.count) more bytes", writing: true) }
    }
  }

  public func send(_ signal: Int32) {
    kill(child.pid, signal)
  }

  public func resize(to size: Size, cell: Size = Size(0, 0)) {
    pty.setSize(size, cell: cell)
  }

  /// Closes the terminal's window while the program runs.
  public func hangUp() {
    pty.hangUp()
  }

  /// Reads until `condition` holds for all output, and returns the output that came meanwhile.
  @discardableResult
  public func wait(
    for what: String, within limit: Duration = .patience, until condition: ([UInt8]) -> Bool
  ) throws -> [UInt8] {
    let start = output.count
    let deadline = Deadline(in: limit)
    while !condition(output) {
      try receive(by: deadline, waitingFor: what)
    }
    return Array(output[start...])
  }

  /// Reads until `text` is in the output after `start`, by default from now on.
  @discardableResult
  public func wait(
    forText text: String, after start: Int? = nil, within limit: Duration = .patience
  ) throws -> [UInt8] {
    let start = start ?? output.count
    return try wait(for: "\"\(text)\"", within: limit) { $0[start...].contains(Array(text.utf8)) }
  }

  /// Returns the output of this time, without any input.
  public func outputWhileIdle(for duration: Duration) -> [UInt8] {
    let start = output.count
    let deadline = Deadline(in: duration)
    while !deadline.hasPassed, status == nil {
      poll(deadline)
    }
    return Array(output[start...])
  }

  /// Reads on until the program has ended.
  public func waitForExit(within limit: Duration = .patience) throws -> Ending {
    let deadline = Deadline(in: limit)
    while status == nil {
      try receive(by: deadline, waitingFor: "the program to end", orItsEnd: true)
    }
    return status ?? .exited(0)
  }

  private func receive(
    by deadline: Deadline, waitingFor what: String, orItsEnd: Bool = false, writing: Bool = false
  ) throws {
    if deadline.hasPassed { throw HarnessError("waited too long for \(what); last of \(output.count) bytes: \(tail)") }
    if let status, !orItsEnd { throw HarnessError("\(status) while waiting for \(what); last bytes: \(tail)") }
    poll(deadline, writing: writing)
  }

  /// Waits for the end of the program without reading its output.
  public func waitForExitUnread(within limit: Duration = .patience) throws -> Ending {
    let deadline = Deadline(in: limit)
    while status == nil {
      if deadline.hasPassed { throw HarnessError("the program has not ended within \(limit), unread") }
      var state = pollfd(fd: life.readEnd, events: Int16(POLLIN), revents: 0)
      if Foundation.poll(&state, 1, deadline.millisecondsLeft) > 0 { end() }
    }
    return status ?? .exited(0)
  }

  /// Records the end of the program and reads the rest of its output.
  private func end() {
    status = child.reap()
    pty.letGo()
    drain()
  }

  /// Waits once and reads the output that is there.
  func poll(_ deadline: Deadline, writing: Bool = false) {
    let wanted = Int16(writing ? POLLIN | POLLOUT : POLLIN)
    var states = [
      pollfd(fd: pty.master, events: wanted, revents: 0), pollfd(fd: life.readEnd, events: Int16(POLLIN), revents: 0),
    ]
    guard Foundation.poll(&states, 2, deadline.millisecondsLeft) > 0 else { return }
    drain()
    if states[1].revents != 0, status == nil { end() }
    if status == nil { answer() }
  }

  private static let question = Array("\u{1B}[c".utf8)
  private static let answer = Array("\u{1B}[?6c".utf8)

  /// Answers the question for the terminal's type, if it has arrived since the last look.
  private func answer() {
    guard let start = unsearched, output[start...].contains(Self.question) else {
      if unsearched != nil { unsearched = max(0, output.count - Self.question.count + 1) }
      return
    }
    unsearched = output.count
    _ = write(pty.master, Self.answer, Self.answer.count)
  }

  private func drain() {
    var buffer = [UInt8](repeating: 0, count: 65536)
    while case let count = read(pty.master, &buffer, buffer.count), count > 0 {
      output += buffer.prefix(count)
      arrivals.append(Arrival(time: .now, end: output.count))
    }
  }

  private var tail: String {
    String(decoding: output.suffix(400), as: UTF8.self).debugDescription
  }
}
