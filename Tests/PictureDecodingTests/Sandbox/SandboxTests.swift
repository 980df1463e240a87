import Glibc
import TestSupport
import Testing

@testable import PictureDecoding

@Suite("The sandbox around the process that decodes")
struct SandboxTests {
  private static func probe() throws -> [String: String] {
    let command = try Command.run(BuiltProduct.path("picture-decoder"), ["probe"])
    let lines = command.output.split(separator: "\n").map { $0.split(separator: " ") }
    return Dictionary(
      uniqueKeysWithValues: lines.map { ($0.dropLast().joined(separator: " "), String($0.last ?? "")) })
  }

  @Test("Files, sockets, programs, signals and executable memory are refused")
  func refusals() throws {
    let results = try Self.probe()
    #expect(results["filtered"] == "true")
    #expect(results["limited"] == "true")
    let refused = [
      "open", "create", "unlink", "inet", "unix", "dup", "exec", "spawn", "signal", "code", "writable code",
    ]
    for name in refused {
      #expect(results[name] == "\(EPERM)", "\(name)")
    }
  }

  @Test("Memory up to the limit and threads stay possible")
  func needs() throws {
    let results = try Self.probe()
    #expect(results["data"] == "0")
    #expect(results["thread"] == "0")
    #expect(results["memory"] == "\(ENOMEM)")
  }
}
