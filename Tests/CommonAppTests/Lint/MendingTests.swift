import FacetModel
import Foundation
import JSON
import TestSupport
import Testing

@testable import Branding
@testable import CommonApp
@testable import Lint

/// Corrections of files: the text after them, and the patches that lead there.
@Suite("Mending") struct MendingTests {
  private static func linter() -> FileLinter {
    let factory = Brand.doorDash.makeFactory()
    return FileLinter(capabilities: factory.capabilities, factory: factory)
  }

  private static func mended(_ text: String) -> MendedText {
    var mended = MendedText(ByteBuffer(text))
    let linter = linter()
    mended.mend { linter.lintAll($0, path: "quay.json") }
    return mended
  }

  private static func string(_ bytes: ByteBuffer) -> String { bytes.string(in: 0..<bytes.count) }

  private static func object(_ text: String) throws -> NSArray {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSArray)
  }

  @Test("Damaged feeds are mended into the feeds that were meant", arguments: 0..<300 as Range<UInt64>)
  func randomFeeds(seed: UInt64) throws {
    let feed = DamagedFeed(seed: seed)
    let mended = Self.mended(feed.damaged)
    let text = Self.string(mended.bytes)
    #expect(try Self.object(text) == Self.object(feed.meant), "\(feed.damaged)\n\(text)")
    #expect(mended.mended.values.reduce(0, +) == feed.faults, "\(mended.mended) \(feed.damaged)")
    let left = Self.linter().lintAll(mended.bytes, path: "quay.json").flatMap(\.diagnostics).filter {
      $0.correction != nil || $0.rule == .duplicateKey
    }
    #expect(left.isEmpty)
  }

  @Test(
    "Applying the edits to the old text gives the new one, and keeps all other bytes",
    arguments: 0..<60 as Range<UInt64>)
  func edits(seed: UInt64) throws {
    let feed = DamagedFeed(seed: seed &+ 1000)
    let mended = Self.mended(feed.damaged)
    var bytes = Array(feed.damaged.utf8)
    for edit in mended.edits.reversed() { bytes.replaceSubrange(edit.range, with: edit.bytes) }
    #expect(String(decoding: bytes, as: UTF8.self) == Self.string(mended.bytes))
  }

  @Test("Git makes the mended text from the old one and the patch", arguments: 0..<40 as Range<UInt64>)
  func patches(seed: UInt64) throws {
    let feed = DamagedFeed(seed: seed &+ 2000)
    // A line for each member gives patches of several hunks; a file may end without a line break.
    let text = feed.damaged.replacingOccurrences(of: ",", with: ",\n") + (seed % 2 == 0 ? "\n" : "")
    let mended = Self.mended(text)
    let patch = UnifiedPatch(of: ByteBuffer(text)).text(path: "quay.json", mended.edits)
    guard !mended.edits.isEmpty else {
      #expect(patch.isEmpty)
      return
    }
    let folder = try TemporaryFolder()
    try folder.write(text, to: "quay.json")
    let run = try Command.run("git", ["-C", folder.path, "apply", "-"], input: patch)
    #expect(run.status == .exited(0), "\(run.errors)")
    #expect(try String(contentsOfFile: folder.path("quay.json"), encoding: .utf8) == Self.string(mended.bytes))
  }

  @Test(
    "Findings without one safe answer stay as they are",
    arguments: [
      // Both keys might have been meant to be the same.
      #"[{"id":"a","component":{"id":"row.text"},"txet":{"title":"1"},"texst":{"title":"2"},"text":{"title":"3"}}]"#,
      // Facets stand before the list's last one, and any number of them may belong to it.
      #"[{"id":"a","component":{"id":"row.text"},"text":{"title":"1"}},{"id":"b","component":{"id":"row.text"},"text":{"title":"2"},"childrenCount":"many"}]"#,
      // As many as stand before it may belong to it, or fewer: the one that is missing may have been the last.
      #"[{"id":"a","component":{"id":"row.text"},"text":{"title":"1"},"childrenCount":0},{"id":"b","component":{"id":"list.standard"},"text":{"title":"2"},"childrenCount":2}]"#,
      // Of two misspellings of one key neither is right for certain, and a mended one would hide the other.
      #"[{"id":"a","component":{"id":"row.text"},"txet":{"title":"1"},"texst":{"title":"2"}}]"#,
      #"[{"id":"a","component":{"id":"list.standard"},"childern":[],"childrens":[]}]"#,
      // Keys inside of a string are text of another document.
      #"[{"id":"a","component":{"id":"row.text"},"text":{"title":"1"},"custom":"{\"x\":1,\"x\":2}"}]"#,
      #"{"log":{"entries":[{"request":{"url":"http://x/"},"response":{"content":{"text":"[{\"id\":\"a\",\"id\":\"b\",\"component\":{\"id\":\"row.text\"}}]"}}}]}}"#,
      "[{]", "", "7",
    ])
  func unsafe(text: String) {
    let mended = Self.mended(text)
    #expect(mended.edits.isEmpty && mended.mended.isEmpty)
    #expect(Self.string(mended.bytes) == text)
  }

  @Test("A count of children that have nothing before them is none")
  func noneBefore() {
    let text = #"[{"id":"a","component":{"id":"list.standard"},"text":{"title":"1"},"childrenCount":3}]"#
    #expect(Self.string(Self.mended(text).bytes) == text.replacing(":3", with: ":0"))
  }

  @Test("A fault that another one hides is mended too")
  func hidden() {
    let text = #"[{"id":"a","component":{"id":"row.text"},"children":[],"txet":{"titel":"1","titel":"2"}}]"#
    let meant = #"[{"id":"a","component":{"id":"row.text"},"children":[],"text":{"title":"2"}}]"#
    #expect(Self.string(Self.mended(text).bytes) == meant)
  }

  @Test("More faults than a report lists are all mended")
  func many() {
    let facets = (0..<2500).map { #"{"id":"\#($0)","component":{"id":"row.text"},"txet":{"title":"x"}}"# }
    let text = "[" + facets.joined(separator: ",\n") + "]"
    #expect(Self.string(Self.mended(text).bytes) == text.replacing("txet", with: "text"))
  }
}
