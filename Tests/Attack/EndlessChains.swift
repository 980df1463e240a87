import Drawing
import TestSupport
import Testing

/// Servers whose responses lead to further responses without end: further pages, sections that are loaded again, and
/// pages that lead to other pages.
extension AttackTests {
  @Test("Responses that lead to others without end come to rest, on a screen, in linear reading and in scripts")
  func endlessChains() throws {
    let backend = try Backend.shared.get()
    let folder = try TemporaryFolder()
    try Attack().run { random in
      let ways = "weufsnrml".filter { _ in Bool.random(using: &random) }
      let address = backend.fault("endless/" + (ways.isEmpty ? "n" : ways))
      let size = "\(Int.random(in: 20...120, using: &random))x\(Int.random(in: 5...50, using: &random))"
      let keys = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        ["j", "G", "r", "Enter", "[", "PageDown", "Wait:400ms"].randomElement(using: &random) ?? "j"
      }
      let script = ["--size", size, "--keys", keys.joined(separator: " ")]
      switch Int.random(in: 0..<4, using: &random) {
      case 0: try Self.expectEnd(["render", address] + script)
      case 1: try Self.expectEnd(["render", address, "--linear"] + script)
      case 2: try Self.expectEnd(["record", address, "-o", folder.path("\(random.next()).jsonl")] + script)
      default: try Self.expectRest(address, isLinear: Bool.random(using: &random))
      }
    }
  }

  private static func expectEnd(_ arguments: [String]) throws {
    let ended = try Command.run(Attack.program, arguments + ["--no-cache"], within: .seconds(15))
    try AttackFault.unless(ended.status == .exited(0), "\(arguments): \(ended.status): \(ended.errors)")
  }

  /// Expects that the program stops waking up after a while, and that it ends when q is pressed.
  private static func expectRest(_ address: String, isLinear: Bool) throws {
    let session = try PtySession(Attack.program, [address, "--no-cache"] + (isLinear ? ["--linear"] : []))
    try session.wait(for: "the page", within: .seconds(15)) { String(decoding: $0, as: UTF8.self).contains("endless") }
    var (sleeps, turns) = (-1, 0)
    while case let now = try session.figures.sleeps, now != sleeps {
      turns += 1
      try AttackFault.unless(turns < 60, "\(address): the program does not come to rest")
      sleeps = now
      _ = session.outputWhileIdle(for: .milliseconds(200))
    }
    try session.send("q")
    let ending = try session.waitForExit()
    try AttackFault.unless(ending == .exited(0), "\(address): \(ending)")
  }
}
