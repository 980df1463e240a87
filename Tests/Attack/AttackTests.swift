import TestSupport
import Testing

/// The program under attack, class by class. Each class is a test in an extension of its own, in a file named for it.
@Suite struct AttackTests {
  @Test("Bytes that are no feed end with a message, and with the status for bad data")
  func bytesThatAreNoFeed() throws {
    try Attack().run { random in
      let bytes = (0..<Int.random(in: 0...2_000, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      let ended = try Command.run(Attack.program, ["render", "-"], input: bytes)
      try AttackFault.unless(
        ended.status == .exited(65) && !ended.errors.isEmpty, "\(ended.status): \(ended.errors)")
    }
  }
}
