import Drawing
import Foundation
import TestSupport
import Testing

/// The time and the memory of the release with a cache:
///
///     FACET_TUNED=1 swift build -c release --scratch-path .build/tuned --disable-local-rpath
///     FACET_TO_TRY=$PWD/.build/tuned/release/facet swift test --filter KeptSpeedTests
@Suite(.serialized, .enabled(if: ProgramToTry.isRelease))
struct KeptSpeedTests {
  private let folder: TemporaryFolder
  private var environment: [String: String] { ["XDG_CACHE_HOME": folder.path] }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func start(_ source: String, _ text: String) throws -> PtySession {
    let session = try PtySession(
      ProgramToTry.path, [source, "--reduced-motion"], size: Size(100, 30), environment: environment)
    try session.wait(forText: text, after: 0, within: .seconds(60))
    return session
  }

  private func leave(_ session: PtySession) throws {
    try session.settle()
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  private func time(of source: String, _ text: String) throws -> Duration? {
    let session = try start(source, text)
    defer { try? leave(session) }
    return session.arrivals.last.map { $0.time - session.start }
  }

  /// A quiet machine measures the goal of 1.3; the rest allows for a busy one. Loading SQLite alone takes a tenth of a
  /// start.
  private static let mostForKept = 1.4

  @Test(
    "The first frame of a cached page takes at most 1.4 times as long as that of a file",
    arguments: [("home", "360 results"), ("store", "Noodle Harbor")])
  func aCachedPageIsNearlyAsFastAsAFile(sample: String, text: String) throws {
    let address = try Backend.shared.get().address + sample + ".json"
    try leave(start(address, text))
    let race = Race("first frame of \(sample)", ours: "kept", theirs: "a file", most: Self.mostForKept)
    try race.run(0..<16) { _ in (try time(of: address, text), try time(of: Facet.sample(sample), text)) }
  }

  @Test("A large answer takes at most three times its size in memory, loaded or cached")
  func aLargeAnswerTakesLittleMemory() throws {
    let rows = (0..<150_000).map { number in
      #"{"id": "row:\#(number)", "component": {"id": "row.text", "category": "row"}, "text": {"title": "Row \#(number)", "#
        + #""subtitle": "Noodles, 25 min", "description": "Delivered by someone who knows the way, in a box that keeps "#
        + #"warm what is warm and cold what is cold, up to the last door"}, "logging": {"position": \#(number)}}"#
    }
    let bundle = try TemporaryFolder()
    try bundle.write(#"{"entry": "large.json"}"#, to: "index.json")
    let text = #"{"body": [{"id": "list", "body": [\#(rows.joined(separator: ","))]}]}"#
    try bundle.write(text, to: "large.json")
    let backend = try Backend(serving: bundle.path)
    let most = 3 * text.utf8.count
    try expect(most, of: start(backend.address, "Row 3"), "asked for and kept")
    try expect(most, of: start(backend.address, "Row 3"), "kept, and still so")
    let offline = try Command.run(
      ProgramToTry.path, ["render", backend.address, "--offline"], environment: environment, isMetered: true)
    let peak = try #require(offline.usage).peakMemory
    print("measured: memory, kept and printed: \(Double(peak * 100 / text.utf8.count) / 100) times the answer")
    #expect(peak <= most)
  }

  private func expect(_ most: Int, of session: PtySession, _ what: String) throws {
    // Work after the first frame may take memory as well.
    _ = session.outputWhileIdle(for: .seconds(3))
    let peak = try session.figures.peakMemory
    print("measured: memory, \(what): \(Double(peak * 300 / most) / 100) times the answer")
    #expect(peak <= most)
    try leave(session)
  }
}
