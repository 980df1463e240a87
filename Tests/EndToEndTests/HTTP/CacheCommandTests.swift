import Foundation
import TestSupport
import Testing

struct CacheCommandTests {
  private let folder: TemporaryFolder
  private var file: String { folder.path("facet/cache.sqlite") }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ words: String...) throws -> Command {
    try Command.run(Facet.path, ["cache"] + words, environment: ["XDG_CACHE_HOME": folder.path])
  }

  private func fillCache() throws {
    let backend = try Backend.shared.get()
    for (address, text) in [(backend.address, "360 results"), (backend.fault("held"), "as it was")] {
      let session = try PtySession(Facet.path, [address], environment: ["XDG_CACHE_HOME": folder.path])
      try session.wait(forText: text, after: 0)
      try session.send("q")
      _ = try session.waitForExit()
    }
  }

  @Test("`cache` shows, prunes and clears the cache")
  func theCacheIsShownPrunedAndCleared() throws {
    #expect(try run().output == "\(file): no saved answers\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path("facet")), "showing the cache does not create it")
    try fillCache()
    let lines = try run("show").output.split(separator: "\n")
    try #require(lines.count == 3)
    #expect(lines[0].hasPrefix("\(file): 2 answers, "))
    #expect(lines[0].contains(" KiB of at most 64 MiB; the file takes "))
    #expect(lines[1] == "oldest: a moment ago; newest: a moment ago")
    #expect(lines[2].hasPrefix("  127.0.0.1  2 answers, "))
    #expect(try run("prune").output == "\(file): 0 answers let go of\n")
    // The answer that was used last stays.
    #expect(try run("prune", "100K").output == "\(file): 1 answer let go of\n")
    #expect(try run().output.contains("1 answer, 1."))
    #expect(try run("clear").output == "\(file): 1 answer let go of\n")
    #expect(try run().output.hasPrefix("\(file): 0 answers, 0 bytes of at most 64 MiB"))
  }

  @Test("The configured size limits the cache, and a wrong size is reported")
  func theSizeIsConfigured() throws {
    let settings = try TemporaryFolder()
    try settings.write(#"{"cache-size": "100K"}"#, to: "facet/config.json")
    let environment = ["XDG_CACHE_HOME": folder.path, "XDG_CONFIG_HOME": settings.path]
    let backend = try Backend.shared.get()
    for (address, text) in [(backend.fault("held"), "as it was"), (backend.address, "360 results")] {
      let session = try PtySession(Facet.path, [address], environment: environment)
      try session.wait(forText: text, after: 0)
      try session.send("q")
      #expect(try session.waitForExit() == .exited(0))
    }
    // The large answer is not cached, and does not replace the small one.
    let report = try Command.run(Facet.path, ["cache"], environment: environment)
    #expect(report.output.contains(": 1 answer, 1.6 KiB of at most 100 KiB;"), "\(report.output)")
    try settings.write(#"{"cache-size": "much"}"#, to: "facet/config.json")
    let wrong = try Command.run(Facet.path, ["cache"], environment: environment)
    #expect(wrong.errors.contains("config.json:1:16: 'much' is not a size; write bytes, or 500K, 16M, 1G"))
    #expect(wrong.output.contains("of at most 64 MiB"))
  }

  @Test(
    "Rows that another program has changed to extreme numbers are shown, opened and pruned",
    arguments: [
      "time = \(Int.min)", "time = \(Int.max)", "size = \(Int.max)", "size = \(1 << 62)", "size = \(Int.min)",
    ])
  func rowsWithAnyNumbers(change: String) throws {
    try fillCache()
    try SQLiteFile.run("UPDATE answers SET \(change)", on: file)
    let report = try run()
    #expect(report.status == .exited(0), "\(report.errors)")
    #expect(report.output.contains("2 answers, "))
    let backend = try Backend.shared.get()
    let session = try PtySession(
      Facet.path, [backend.address, "--offline"], environment: ["XDG_CACHE_HOME": folder.path])
    try session.wait(forText: "Offline: saved", after: 0)
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(try run("prune").status == .exited(0))
  }

  @Test("The largest size that a configuration can name is shown")
  func theLargestSize() throws {
    try fillCache()
    let settings = try TemporaryFolder()
    try settings.write(#"{"cache-size": "2147483647G"}"#, to: "facet/config.json")
    let report = try Command.run(
      Facet.path, ["cache"], environment: ["XDG_CACHE_HOME": folder.path, "XDG_CONFIG_HOME": settings.path])
    #expect(report.output.contains(" of at most 2199023254528 MiB; "), "\(report.status)")
  }

  @Test("A damaged cache is reported by `show` and `prune`, and deleted by `clear`")
  func damagedCachesAreCleared() throws {
    try folder.write(String(repeating: "something else ", count: 500), to: "facet/cache.sqlite")
    for word in ["show", "prune"] {
      let command = try run(word)
      #expect(command.status == .exited(66))
      #expect(command.errors.hasPrefix("facet: \(file): it is damaged"))
    }
    #expect(try run("clear").output == "\(file): taken away\n")
    #expect(!FileManager.default.fileExists(atPath: file))
    try fillCache()
    #expect(try run().output.contains("2 answers"))
  }

  @Test(
    "A wrong command line for the cache is refused with one line",
    arguments: [
      ["show", "me"], ["find"], ["find", "a", "b"], ["find", ""], ["history"], ["history", "a", "b"],
      ["show", "--format", "json"], ["find", "a", "--format", "yaml"], ["prune", "much"], ["prune", "1T"],
      ["prune", "-1"], ["prune", "1", "2"], ["burn"],
    ])
  func wrongCommandLines(words: [String]) throws {
    let command = try Command.run(Facet.path, ["cache"] + words, environment: ["XDG_CACHE_HOME": folder.path])
    #expect(command.status == .exited(64))
    #expect(command.errors.filter { $0 == "\n" }.count == 1)
  }
}
