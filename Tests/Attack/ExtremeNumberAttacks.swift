import Drawing
import Foundation
import TestSupport
import Testing

extension AttackTests {
  @Test("Extreme numbers in files, options and the environment do not crash the program")
  func extremeNumbers() throws {
    try Attack(fewTrials: 8).run { random in
      let place = NumberPlace.allCases.randomElement(using: &random) ?? .session
      try place.attack(using: &random)
    }
  }
}

/// Where an attacker can put a number.
private enum NumberPlace: CaseIterable {
  case session, cache, feed, events, archive, settings, options, environment

  func attack(using random: inout SeededGenerator) throws {
    let folder = try TemporaryFolder()
    switch self {
    case .session:
      let path = folder.path("good.jsonl")
      try Self.run(
        ["record", Repository.path("SampleFeeds"), "-o", path, "--size", "40x20", "--keys", "j Enter Wait:900ms i V"])
      let text = ExtremeNumbers.inserted(into: try folder.text(of: "good.jsonl"), using: &random)
      let bad = try folder.write(text, to: "bad.jsonl")
      try Self.run(["replay", bad, "--check"])
      for output in ["out.har", "out"] { try Self.run(["export", bad, "-o", bad + "." + output]) }
    case .cache: try attackCache(in: folder, using: &random)
    case .feed:
      let sample = try String(contentsOfFile: Repository.path("SampleFeeds/home.json"), encoding: .utf8)
      let bad = try folder.write(ExtremeNumbers.inserted(into: sample, using: &random), to: "bad.json")
      let good = Repository.path("SampleFeeds/home.json")
      try Self.run(["render", bad, "--keys", "j + + - Wait:70000ms End V b t Wait:5000ms", "--size", "90x30"])
      try Self.run(
        [["diff", good, bad], ["lint", bad], ["render", bad, "--full"]].randomElement(using: &random) ?? [])
    case .events:
      let log = folder.path("log.jsonl")
      try Self.run(["render", Repository.path("SampleFeeds/home.json"), "--keys", "Wait:2000ms", "--log", log])
      let text = ExtremeNumbers.inserted(into: try folder.text(of: "log.jsonl"), using: &random)
      try Self.run(["events", try folder.write(text, to: "bad.jsonl")])
    case .archive:
      let path = folder.path("s.jsonl")
      try Self.run(["record", Repository.path("SampleFeeds"), "-o", path, "--size", "40x20", "--keys", "j Enter"])
      try Self.run(["export", path, "-o", folder.path("s.har")])
      let text = ExtremeNumbers.inserted(into: try folder.text(of: "s.har"), using: &random)
      try Self.run(["render", try folder.write(text, to: "bad.har"), "--keys", "j Enter"])
    case .settings:
      let size = ExtremeNumbers.wholeNumber(using: &random) + (["", "K", "M", "G"].randomElement(using: &random) ?? "")
      try folder.write("{\"cache-size\": \"\(size)\"}", to: "facet/config.json")
      let environment = ["XDG_CONFIG_HOME": folder.path, "XDG_CACHE_HOME": folder.path]
      try Self.keptCache.get().copy(to: folder)
      try Self.run(["cache"], environment)
      try Self.run(["cache", "prune", size], environment)
    case .options: try attackOptions(using: &random)
    case .environment:
      var environment: [String: String] = ["TERM": ["xterm", "linux", "screen"].randomElement(using: &random) ?? ""]
      for name in ["LINES", "COLUMNS", "ESCDELAY", "TABSIZE", "COLORFGBG", "NCURSES_NO_UTF8_ACS", "FACET_QUERIES"] {
        environment[name] = ExtremeNumbers.any(using: &random)
      }
      let sides = [1, 2, 80, 1000, 32_768, 65_535]
      let size = Size(sides.randomElement(using: &random) ?? 1, sides.randomElement(using: &random) ?? 1)
      let session = try PtySession(
        Attack.program, [Repository.path("SampleFeeds/home.json")], size: size, environment: environment)
      try session.send("jjq")
      let ending = try session.waitForExit()
      guard case .exited = ending else { throw AttackFault("\(ending): \(size) \(environment)") }
      try AttackFault.unless(session.privateModes.areRestored, "the terminal is not restored")
    }
  }

  private func attackCache(in folder: TemporaryFolder, using random: inout SeededGenerator) throws {
    try Self.keptCache.get().copy(to: folder)
    let columns = ["time", "used", "size", "id"]
    var changes: [String] = []
    for column in columns where Bool.random(using: &random) {
      changes.append("\(column) = CAST(\(ExtremeNumbers.wholeNumber(using: &random)) AS INTEGER)")
    }
    if !changes.isEmpty {
      try SQLiteFile.run(
        "UPDATE OR IGNORE answers SET \(changes.joined(separator: ", "))", on: folder.path("facet/cache.sqlite"))
    }
    let environment = ["XDG_CACHE_HOME": folder.path]
    let address = try Backend.shared.get().address
    try Self.run(["cache"], environment)
    try Self.run(["render", address, "--offline"], environment)
    let session = try PtySession(Attack.program, [address, "--offline"], environment: environment)
    try session.send("q")
    let ending = try session.waitForExit()
    guard case .exited = ending else { throw AttackFault("\(ending): \(changes)") }
    try Self.run(["cache", "prune", "1"], environment)
  }

  private func attackOptions(using random: inout SeededGenerator) throws {
    let number = ExtremeNumbers.any(using: &random)
    let other = ExtremeNumbers.any(using: &random)
    let feed = Repository.path("SampleFeeds/home.json")
    let options = [
      ["render", feed, "--size", "\(number)x\(other)"], ["render", feed, "--facets-version", "\(number).\(other).1"],
      ["render", feed, "--keys", "Resize:\(number)x\(other)"], ["render", feed, "--keys", "Wait:\(number)ms j"],
      ["render", feed, "--keys", "Click:\(number),\(other)"], ["render", feed, "--keys", "9 9 9 9 9 9 j"],
      ["render", feed, "--keys", "Wait:9ms", "--log", "/dev/null", "--impression-time", "\(number)ms"],
      ["render", feed, "--keys", "Wait:9ms", "--log", "/dev/null", "--impression-area", number],
      ["lint", feed, "--facets-version", "\(number).0.0..\(other).0.0"], ["cache", "prune", number],
      ["replay", "/dev/null", "--speed", number], ["render", "http://127.0.0.1:\(number)/"],
      ["render", "http://[::\(number)]/"],
    ]
    try Self.run(options.randomElement(using: &random) ?? [])
  }

  /// Runs the program. Throws if a signal ends it, or if it ends with the status for an internal error.
  @discardableResult
  private static func run(_ arguments: [String], _ environment: [String: String] = [:]) throws -> Command {
    let command = try Command.run(Attack.program, arguments, environment: environment)
    guard case .exited(let status) = command.status, status != 70 else {
      throw AttackFault("\(arguments): \(command.status) \(command.errors)")
    }
    return command
  }

  /// The cache after a visit of a server, which the trials copy.
  private static let keptCache = Result { try KeptCache() }
}

/// A cache file as the program has written it.
private final class KeptCache: Sendable {
  private let bytes: Data

  init() throws {
    let folder = try TemporaryFolder()
    let address = try Backend.shared.get().address
    let session = try PtySession(Attack.program, [address], environment: ["XDG_CACHE_HOME": folder.path])
    try session.wait(forText: "360 results", after: 0)
    try session.send("q")
    _ = try session.waitForExit()
    // The rows in the log beside the file are moved into the file.
    try SQLiteFile.run("PRAGMA wal_checkpoint(TRUNCATE)", on: folder.path("facet/cache.sqlite"))
    bytes = try Data(contentsOf: URL(filePath: folder.path("facet/cache.sqlite")))
  }

  func copy(to folder: TemporaryFolder) throws {
    try folder.write("", to: "facet/cache.sqlite")
    try bytes.write(to: URL(filePath: folder.path("facet/cache.sqlite")))
  }
}
