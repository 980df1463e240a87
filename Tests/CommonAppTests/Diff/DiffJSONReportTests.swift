import FacetModel
import Foundation
import JSON
import TestSupport
import Testing

@testable import CommonApp

/// The JSON that `facet diff --format json` prints.
struct DiffJSONReportTests {
  @Test("The printed changes, applied to the old page, make the new one")
  func printedChangesRebuildTheNewPage() throws {
    for seed in 0..<300 as Range<UInt64> {
      var pages = RandomPages(seed: 1_000_000 + seed)
      let (old, new) = pages.pair()
      let text = try report(old.json(), new.json(), showsLogging: true)
      let printed = try JSONDecoder().decode(PrintedDiff.self, from: Data(text.utf8))
      let edits = printed.changes.compactMap(\.edit)
      try #require(edits.count == printed.changes.count, "seed \(seed): \(text)")
      try #require(try PageEditing.apply(edits, to: old, from: new).isSame(as: new), "seed \(seed)")
      let ops = Dictionary(
        printed.changes.map { ($0.parts == ["logging"] ? "logging" : $0.op, 1) }, uniquingKeysWith: +)
      for op in ["insert", "delete", "move", "update", "logging"] {
        try #require(printed.counts[op] == ops[op] ?? 0, "seed \(seed): \(op)")
      }
    }
  }

  @Test("Every change is written with its fields in order, and logging only on request")
  func everyFieldIsWritten() throws {
    let old = """
      {"header":[],"footer":[],"body":[{"id":"s","body":[
        {"id":"a","component":{"id":"x"},"logging":{"r":1}},{"id":"b","component":{"id":"x"}},
        {"id":"c","component":{"id":"x"},"text":{"title":"C"},"logging":{"r":1}},{"id":"d","component":{"id":"x"}}]}]}
      """
    let new = """
      {"header":[],"footer":[],"body":[{"id":"s","body":[
        {"id":"d","component":{"id":"x"}},{"id":"a","component":{"id":"x"},"logging":{"r":2}},
        {"id":"c","component":{"id":"x"},"text":{"title":"D"},"logging":{"r":2}},
        {"id":"e/\\"\\u001b","component":{"id":"x"}}]}]}
      """
    let before =
      #"{"counts":{"insert":1,"delete":1,"move":1,"update":1,"logging":1,"same":1},"changes":["#
      + #"{"op":"move","id":"d","from":{"parent":"s/body","index":3},"to":{"parent":"s/body","index":0}},"#
    let logging = #"{"op":"update","id":"a","at":{"parent":"s/body","index":1},"parts":["logging"]},"#
    let after =
      #"{"op":"delete","id":"b","from":{"parent":"s/body","index":1},"size":1},"#
      + #"{"op":"update","id":"c","at":{"parent":"s/body","index":2},"parts":["text.title"]},"#
      + #"{"op":"insert","id":"e/\"\u001b","to":{"parent":"s/body","index":3},"size":1}]}"#
    #expect(try report(old, new, showsLogging: false) == before + after)
    let all = after.replacing(#"["text.title"]"#, with: #"["text.title","logging"]"#)
    #expect(try report(old, new, showsLogging: true) == before + logging + all)
  }

  private func report(_ old: String, _ new: String, showsLogging: Bool) throws -> String {
    let interner = Interner.forFeeds()
    let diff = FeedDiff(from: try Feed(json: old, interner: interner), to: try Feed(json: new, interner: interner))
    return DiffJSONReport(diff: diff, showsLogging: showsLogging).json.text
  }
}
