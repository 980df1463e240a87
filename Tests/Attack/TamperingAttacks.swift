import Foundation
import TestSupport
import Testing

@testable import Feeds

extension AttackTests {
  /// SQL values that facet never writes to its cache.
  private static let values = [
    "NULL", "0", "-1", "9223372036854775807", "-9223372036854775808", "4611686018427387904", "1e308", "'words'",
    "x'00ff'",
    "zeroblob(70000)", "'https://' || char(27) || '[2J@host/'", "hex(zeroblob(5000))",
  ]

  @Test("A cache with changed rows, tables or bytes is used, or refused with a message")
  func tamperedCaches() throws {
    let backend = try Backend.shared.get()
    try Attack(fewTrials: 4).run { random in
      let folder = try TemporaryFolder()
      let environment = ["XDG_CACHE_HOME": folder.path]
      let path = folder.path("facet/cache.sqlite")
      let session = try PtySession(Attack.program, [backend.address], environment: environment)
      try session.wait(forText: "360 results", after: 0)
      try session.send("q")
      _ = try session.waitForExit()
      try Self.tamper(with: path, &random)
      for arguments in [
        ["cache"], ["render", backend.address, "--offline"], ["cache", "prune", "1K"], ["cache", "clear"],
      ] {
        let ended = try Command.run(
          "timeout", ["--kill-after=3", "20", Attack.program] + arguments, environment: environment)
        let what = "\(arguments): \(ended.status) \(ended.output.prefix(300)) \(ended.errors)"
        guard case .exited(let status) = ended.status, status < 124 else { throw AttackFault(what) }
        try AttackFault.unless(!(ended.outputBytes + ended.errorBytes).contains(0x1B), what)
      }
    }
  }

  private static func tamper(with path: String, _ random: inout SeededGenerator) throws {
    if Bool.random(using: &random) {
      var bytes = try Data(contentsOf: URL(filePath: path))
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        let end = Bool.random(using: &random) ? 100 : bytes.count
        bytes[Int.random(in: 0..<end, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      if Bool.random(using: &random) { bytes = bytes.prefix(Int.random(in: 0...bytes.count, using: &random)) }
      return try bytes.write(to: URL(filePath: path))
    }
    let columns = ["id", "key", "host", "address", "tag", "modified", "time", "used", "size"]
    let connection = try SQLiteConnection(try SQLiteLibrary(), path: path)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let column = columns.randomElement(using: &random) ?? "time"
      let value = values.randomElement(using: &random) ?? "0"
      let statements = [
        "UPDATE OR IGNORE answers SET \(column) = \(value)", "UPDATE bodies SET body = \(value)", "DELETE FROM bodies",
        "UPDATE OR IGNORE bodies SET id = \(value)", "DROP TABLE bodies", "PRAGMA user_version = \(Int32.max)",
        "PRAGMA application_id = 7", "ALTER TABLE answers RENAME TO others",
        "CREATE TRIGGER t AFTER UPDATE ON answers BEGIN DELETE FROM answers; END",
      ]
      // Most trials change rows.
      let number = Bool.random(using: &random) ? 0 : Int.random(in: 0..<statements.count, using: &random)
      try? connection.run(statements[number])
    }
  }

  @Test("A session with changed lines is played, or refused with a message")
  func tamperedSessions() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("session.jsonl")
    let recorded = try Command.run(
      Attack.program,
      [
        "record", Repository.path("SampleFeeds"), "-o", path, "--size", "100x30", "--keys",
        "j j Enter Wait:500ms [ / \"tea\" Enter b t",
      ])
    try AttackFault.unless(recorded.status == .exited(0), recorded.errors)
    let whole = try Data(contentsOf: URL(filePath: path))
    try Attack(fewTrials: 6).run { random in
      var lines = whole.split(separator: UInt8(ascii: "\n")).map { Array($0) }
      for _ in 0..<Int.random(in: 1...3, using: &random) { Self.tamper(with: &lines, &random) }
      try Data(lines.joined(separator: [UInt8(ascii: "\n")])).write(to: URL(filePath: path))
      for arguments in [["replay", path, "--check"], ["replay", path], ["export", path, "-o", folder.path("o.har")]] {
        let ended = try Command.run(
          "timeout", ["--kill-after=3", "20", Attack.program] + arguments, within: .seconds(40))
        unlink(folder.path("o.har"))
        let what = "\(arguments): \(ended.status) \(ended.errors.suffix(500))"
        guard case .exited(let status) = ended.status, status < 124 else { throw AttackFault(what) }
        try AttackFault.unless(!(ended.outputBytes + ended.errorBytes).contains(0x1B), what)
      }
    }
  }

  /// Changes a number, a byte, the length or the order of lines.
  private static func tamper(with lines: inout [[UInt8]], _ random: inout SeededGenerator) {
    guard let number = lines.indices.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: lines.remove(at: number)
    case 1: lines.insert(lines[number], at: lines.indices.randomElement(using: &random) ?? 0)
    case 2: lines.swapAt(number, lines.indices.randomElement(using: &random) ?? 0)
    case 3: lines[number] = Array(lines[number].prefix(Int.random(in: 0...lines[number].count, using: &random)))
    case 4:
      guard let place = lines[number].indices.randomElement(using: &random) else { return }
      lines[number][place] = UInt8.random(in: 0...255, using: &random)
    default:
      let digits = lines[number].indices.filter { (0x30...0x39).contains(lines[number][$0]) }
      guard let place = digits.randomElement(using: &random) else { return }
      let value = ["-1", "0", "9223372036854775807", "-9223372036854775808", "1e999", "99999"].randomElement(
        using: &random)
      lines[number].replaceSubrange(place...place, with: Array((value ?? "").utf8))
    }
  }
}
