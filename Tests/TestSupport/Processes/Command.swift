import Foundation

/// A program run to its end without a terminal, with its output and its status.
public struct Command: Sendable {
  public let status: Ending
  public let outputBytes: [UInt8]
  public let errorBytes: [UInt8]
  /// The usage, if the command was metered.
  public let usage: Usage?

  public var output: String { String(decoding: outputBytes, as: UTF8.self) }
  public var errors: String { String(decoding: errorBytes, as: UTF8.self) }

  /// Runs a program. It gets `environment` and nothing else but the minimal environment. Metering takes a few
  /// milliseconds.
  public static func run(
    _ program: String, _ arguments: [String] = [], input: [UInt8] = [], environment: [String: String] = [:],
    within limit: Duration = .seconds(30), isMetered: Bool = false
  ) throws -> Command {
    let stdin = try Pipe()
    let outputs = try (0..<(isMetered ? 3 : 2)).map { _ in try Pipe() }
    let child = try Child(
      isMetered ? BuiltProduct.path("test-meter") : program, isMetered ? [program] + arguments : arguments,
      environment: TestEnvironment.minimal.merging(environment) { $1 },
      descriptors: [stdin.readEnd] + outputs.map(\.writeEnd))
    stdin.closeReadEnd()
    outputs.forEach { $0.closeWriteEnd() }

    var exchange = Exchange(input: input, stdin: stdin, outputs: outputs)
    guard exchange.finish(by: Deadline(in: limit)) else {
      // The program leads a session, so this also kills the programs that it started.
      kill(-child.pid, SIGKILL)
      _ = child.reap()
      throw HarnessError("\(program) \(arguments.joined(separator: " ")): still running after \(limit)")
    }
    return Command(
      status: child.reap(), outputBytes: exchange.received[0], errorBytes: exchange.received[1],
      usage: isMetered ? Usage(exchange.received[2]) : nil)
  }
}
