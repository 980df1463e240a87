import Foundation
import TestSupport
import Testing

/// `facet diff --stream`: two feeds on each line, a record out.
@Suite struct DiffStreamTests {
  private static func feed(_ titles: [(id: String, title: String)]) -> String {
    let rows = titles.map { row in
      #"{"id": "\#(row.id)", "component": {"id": "row.text"}, "text": {"title": "\#(row.title)"}}"#
    }
    return #"{"body": [{"id": "all", "body": [\#(rows.joined(separator: ","))]}]}"#
  }

  private static let old = feed([("a", "A"), ("b", "B"), ("c", "C")])
  private static let new = feed([("c", "C"), ("a", "A"), ("b", "B!"), ("d", "D")])

  @Test("The record counts what `diff` counts, and lists the same changes")
  func sameAsFiles() throws {
    let line = #"{"key": 3, "old": \#(Self.old), "new": \#(Self.new), "arm": "x"}"#
    let command = try Facet.run("diff", "--stream", input: Array(line.utf8))
    #expect(command.status == .exited(1))
    let record = try #require(StreamRecord.all(in: command.output).first)
    #expect(record.key == "3" && record.status == "changed")
    #expect([record.inserted, record.deleted, record.moved, record.updated] == [1, 0, 1, 1])

    let (old, new) = (try TemporaryFile(Self.old), try TemporaryFile(Self.new))
    let whole = try Facet.run("diff", old.path, new.path, "--format", "json").output
    let changes = try #require(whole.range(of: #""changes":"#)).upperBound
    #expect(command.output.contains(#""changes":\#(whole[changes...].dropLast(2)),"about":{"arm":"x"}}"#))
  }

  @Test("Sides may be strings, base64 or null; a bad side costs its line")
  func sides() throws {
    let text = try String(decoding: JSONEncoder().encode(Self.old), as: UTF8.self)
    let lines = [
      #"{"key": 1, "old": \#(Self.old), "new": \#(text)}"#,
      #"{"key": 2, "old": null, "new": "\#(Data(Self.old.utf8).base64EncodedString())"}"#,
      #"{"key": 3, "old": {"rows": 1}, "new": \#(Self.old)}"#,
      #"{"key": 4, "old": \#(Self.old)}"#, "[", #"{"key": 6, "old": \#(Self.old), "new": \#(Self.new)}"#,
    ]
    let command = try Facet.run(["diff", "--stream"], input: Array(lines.joined(separator: "\n").utf8))
    let records = try StreamRecord.all(in: command.output)
    #expect(command.status == .exited(65))
    #expect(records.map(\.status) == ["same", "changed", "no_feed", "no_feed", "no_json", "changed"])
    #expect(records[1].inserted.map { $0 > 0 } == true && records[1].deleted == 0)
    #expect(records[2].message?.hasPrefix("old: ") == true)
  }

  @Test("A line that lacks a side or its key keeps its other members")
  func aboutIsKept() throws {
    let lines = [#"{"host": "eu", "key": 1, "old": \#(Self.old)}"#, #"{"host": "eu", "key": 2}"#, #"{"host": "eu"}"#]
    let output = try Facet.run(["diff", "--stream"], input: Array(lines.joined(separator: "\n").utf8)).output
    let records = output.split(separator: "\n")
    #expect(records.count == 3 && records.allSatisfy { $0.hasSuffix(#""about":{"host":"eu"}}"#) }, "\(output)")
  }

  @Test("Of several feeds those with the same name are compared")
  func severalFeeds() throws {
    let (small, large) = (Self.feed([("a", "A")]), Self.feed([("s", "S"), ("t", "T")]))
    let old = #"{"data":{"homePage":\#(Self.old),"storePage":\#(small)}}"#
    let new = #"{"data":{"homePage":\#(small),"storePage":\#(large)}}"#
    let line = #"{"key":1,"old":\#(old),"new":\#(new)}"#
    let record = try #require(
      StreamRecord.all(in: try Facet.run("diff", "--stream", input: Array(line.utf8)).output).first)
    #expect([record.inserted, record.deleted] == [0, 2])
  }

  @Test("A line that lacks a feed keeps its key, and the message names what is missing")
  func missingMembers() throws {
    let page = #"{"body":[]}"#
    let lines = [
      #"{"key":"home-1","oldd":\#(page),"new":\#(page)}"#, #"{"key":"home-2"}"#, #"{"old":\#(page),"new":\#(page)}"#,
      "[]",
    ]
    let diffs = try StreamRecord.all(
      in: try Facet.run(["diff", "--stream"], input: Array(lines.joined(separator: "\n").utf8)).output)
    #expect(diffs.map(\.key) == ["home-1", "home-2", nil, nil])
    #expect(
      diffs.map(\.message) == [
        "the line has no member 'old'", "the line has no members 'old' and 'new'", "the line has no member 'key'",
        "the line has no members 'key', 'old' and 'new'",
      ])
    let renamed = try StreamRecord.all(
      in: try Facet.run(["diff", "--stream", "--old", "before", "--new", "after"], input: Array(lines[0].utf8)).output)
    #expect(renamed.map(\.message) == ["the line has no members 'before' and 'after'"])
    let lints = try StreamRecord.all(
      in: try Facet.run(["lint", "--stream"], input: Array(#"{"key":"home-3","boddy":[]}"#.utf8)).output)
    #expect(lints.map(\.key) == ["home-3"])
    #expect(lints.map(\.message) == ["the line has no member 'body'"])
    let refused = try StreamRecord.all(
      in: try Facet.run(["lint", "--stream"], input: Array(#"{"key":"home-4","errors":[{"message":"boom"}]}"#.utf8))
        .output)
    #expect(refused.map(\.key) == ["home-4"])
    #expect(refused.first?.message?.contains("boom") == true, "the words of the server say more")
  }
}
