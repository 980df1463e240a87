import Foundation

/// A program that runs until it is killed, and what it has written until then.
///
/// Not Foundation's own: that waits for a descriptor which a program of another test may have got with it, and keep.
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

  /// Until it has written so many lines, or no more.
  public func wait(forLines count: Int) {
    while outputBytes.count(where: { $0 == UInt8(ascii: "\n") }) < count, read() {}
  }

  /// Wherever it is. The result says how it ended, which may have been before.
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
