import Foundation

/// A program that runs until it is killed, with its output so far.
///
/// Foundation's Process is not used: it waits for a descriptor that the program of another test may have inherited.
public final class RunningCommand {
  private let child: Child
  private let stdout: Pipe
  private var ending: Ending?
  private var outputBytes: [UInt8] = []

  public init(_ program: String, _ arguments: [String]) throws {
    let stdin = try Pipe()
    stdout = try Pipe()
    child = try Child(
      program, arguments, environment: TestEnvironment.minimal, descriptors: [stdin.readEnd, stdout.writeEnd])
    stdout.closeWriteEnd()
  }

  deinit {
    kill()
  }

  public var output: String { String(decoding: outputBytes, as: UTF8.self) }

  /// Reads until the output has this many lines, or ends.
  public func wait(forLines count: Int) {
    while outputBytes.count(where: { $0 == UInt8(ascii: "\n") }) < count, read() {}
  }

  /// The programs that the program has started.
  public var children: [pid_t] {
    get throws { try TestSupport.children(of: child.pid) }
  }

  /// Reads to the end of the output, and waits for the end of the program.
  public func waitForEnd() -> Ending {
    while read() {}
    if let ending { return ending }
    let end = child.reap()
    ending = end
    return end
  }

  /// Kills the program at any point. Returns its status, also when it ended before.
  @discardableResult
  public func kill() -> Ending {
    if let ending { return ending }
    Foundation.kill(child.pid, SIGKILL)
    let end = child.reap()
    ending = end
    while read() {}
    return end
  }

  private func read() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = Foundation.read(stdout.readEnd, &buffer, buffer.count)
    outputBytes += buffer.prefix(max(0, count))
    return count > 0
  }
}
