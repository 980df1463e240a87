import AppTestSupport
import Drawing
import FacetModel
import Feeds
import JSON
import TestSupport
import Testing
import Text

@testable import CommonApp
@testable import Sessions

/// Recordings of random keys play back the same frames, and damaged recordings do not crash the player.
struct RecordedWalkTests {
  private static var program: Program { Program(name: "facet", brands: TestApp.brands) }
  private static let words =
    "j j j j k l l Enter [ ] Ctrl-d Ctrl-u G g } { Tab Space Click:20,8 Wheel-Down:9,9 b t n ? + r f : Escape Wait:500ms "
    + "Wait:3000ms Resize:60x20 Resize:10x4 Resize:80x24 Scheme:dark Paste:\"a\\nb\" 3 Ctrl-z Backspace \"so\""

  private func record(_ source: String, _ keys: String, linear: Bool = false, to path: String) throws {
    let words = [source, "-o", path, "--size", "80x24", "--keys", keys] + (linear ? ["--linear"] : [])
    #expect(try RecordCommand.run(words[...], in: Self.program) == 0)
  }

  private func check(_ bytes: ByteBuffer) throws -> SessionCheck {
    let session = try RecordedSession(bytes)
    let setup = try AppSetup(session.header, brand: nil, from: "s.jsonl", in: Self.program.context)
    var check = SessionCheck()
    try check.run(SessionPlayer(session, as: setup, path: "s.jsonl", in: Self.program.context), name: "s.jsonl")
    return check
  }

  @Test("A recording of random keys plays back without a difference", arguments: 0..<6)
  func randomWalksPlayBackUnchanged(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let pool = Self.words.split(separator: " ")
    let keys = (0..<40).compactMap { _ in pool.randomElement(using: &random) }.joined(separator: " ")
    let folder = try TemporaryFolder()
    let path = folder.path("session.jsonl")
    try record(Repository.path("SampleFeeds"), keys, linear: seed % 3 == 2, to: path)
    let check = try check(FileReader.read(path, limit: 1 << 30))
    #expect(check.differences == 0, "after '\(keys)': \(check.report.map(\.string))")
    #expect(check.frameCount > 1)
  }

  /// Changes bytes, and removes, repeats and moves lines.
  @Test("A damaged recording is played or refused without a crash")
  func damagedRecordingsAreSurvived() throws {
    let original = try smallSession()
    var random = SeededGenerator(seed: 1)
    var readable = 0
    for _ in 0..<150 {
      var mutant = original
      for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&mutant, &random) }
      if (try? check(ByteBuffer(mutant))) != nil { readable += 1 }
    }
    #expect(readable > 10, "the changes are small enough to be played")
  }

  private func smallSession() throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let feed =
      #"{"body": [{"id": "list", "body": [{"id": "row:1", "component": {"id": "row.store", "category": "row"}, "#
      + #""text": {"title": "Golden Spoon"}, "events": {"click": {"name": "navigate", "data": {"uri": "store/1"}}}}]}], "#
      + #""page": {"next": {"name": "load_content", "data": {"cursor": "abcdefgh"}}}}"#
    let path = folder.path("session.jsonl")
    try record(
      try folder.write(feed, to: "feed.json"),
      "j Enter Wait:500ms r / \"go\" Enter Resize:40x12 ? Escape Click:3,3 G b",
      to: path)
    let bytes = try FileReader.read(path, limit: 1 << 20)
    return (0..<bytes.count).map { bytes[$0] }
  }

  /// Cuts anywhere in the last lines; the tests of the reader cut at every byte.
  @Test("A recording that was cut short is played as far as it goes")
  func cutRecordingIsPlayedToItsEnd() throws {
    let bytes = try smallSession()
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    for end in Array(stride(from: ends[ends.count - 3], to: bytes.count, by: 31)) + ends.suffix(3) + [bytes.count] {
      let check = try check(ByteBuffer(bytes[..<end]))
      #expect(check.differences == 0, "cut at byte \(end): \(check.report.map(\.string))")
      #expect(check.eventCount > 10)
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let (one, other) = (
      lines.indices.randomElement(using: &random) ?? 0, lines.indices.randomElement(using: &random) ?? 0
    )
    switch Int.random(in: 0..<6, using: &random) {
    case 0: lines.swapAt(one, other)
    case 1: lines.insert(lines[one], at: other)
    case 2: lines.remove(at: one)
    case 3:
      // Numbers are changed, because they are sizes and ids.
      let digits = bytes.indices.filter { (0x30...0x39).contains(bytes[$0]) }
      if let place = digits.randomElement(using: &random) {
        bytes.replaceSubrange(
          place...place, with: Array("\(UInt64.random(in: 0...UInt64.max, using: &random) >> 20)".utf8))
      }
      return
    case 4:
      if let place = bytes.indices.randomElement(using: &random) {
        bytes[place] = .random(in: 0x20...0x7E, using: &random)
      }
      return
    default:
      let place = Int.random(in: 0...bytes.count, using: &random)
      bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...9, using: &random)))
      return
    }
    bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }
}
