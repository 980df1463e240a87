import Foundation

/// A program run to its end, without a terminal: what it wrote and how it ended.
public struct Command: Sendable {
  public let status: Ending
  public let outputBytes: [UInt8]
  public let errorBytes: [UInt8]

  public var output: String { String(decoding: outputBytes, as: UTF8.self) }
  public var errors: String { String(decoding: errorBytes, as: UTF8.self) }

  /// The program gets `environment` and nothing of ours but PATH.
  public static func run(
    _ program: String, _ arguments: [String] = [], input: [UInt8] = [], environment: [String: String] = [:],
    within limit: Duration = .seconds(30)
  ) throws -> Command {
    let stdin = try Pipe()
    let stdout = try Pipe()
    let stderr = try Pipe()
    let child = try Child(
      program, arguments, environment: TestEnvironment.minimal.merging(environment) { $1 },
      descriptors: [stdin.readEnd, stdout.writeEnd, stderr.writeEnd])
    stdin.closeReadEnd()
    stdout.closeWriteEnd()
    stderr.closeWriteEnd()

    var exchange = Exchange(input: input, stdin: stdin, outputs: [stdout, stderr])
    guard exchange.finish(by: Deadline(in: limit)) else {
      kill(child.pid, SIGKILL)
      _ = child.reap()
      throw HarnessError("\(program) \(arguments.joined(separator: " ")): still running after \(limit)")
    }
    return Command(
      status: child.reap(), outputBytes: exchange.received[0], errorBytes: exchange.received[1])
  }
}
