import FacetModel
import JSON
import TestSupport
import Testing

@testable import Feeds

struct BundleCheckTests {
  private func document(_ text: String) throws -> Document {
    try Document.read(ByteBuffer(text), interner: Interner())
  }

  /// The findings for an index in a folder with the files a, b and c.
  private func findings(_ index: String) throws -> [String] {
    let index = try document(index)
    let check = BundleCheck(index, limitPerRule: 100) { ["a", "b", "c"].contains($0) }
    let found = check.diagnostics.inOrder
    let pointers = index.pointers(at: found.map(\.offset))
    return zip(found, pointers).map { "\($0.rule.code) \($1)" }
  }

  @Test(
    "Each fault of an index is found in its place",
    arguments: [
      (#"[]"#, ["F050 "]), (#"7"#, ["F050 "]), (#"{}"#, ["F051 "]), (#"{"entry":null}"#, ["F051 "]),
      (#"{"entry":7}"#, ["F051 /entry"]), (#"{"entry":""}"#, ["F051 /entry"]), (#"{"entry":"a"}"#, []),
      (#"{"entry":"d"}"#, ["F054 /entry"]), (#"{"entry":"../a"}"#, ["F053 /entry"]),
      (#"{"entry":"/a"}"#, ["F053 /entry"]), (#"{"entry":"b/../a"}"#, ["F053 /entry"]),
      (#"{"entry":"a\u0000"}"#, ["F031 /entry", "F053 /entry"]),
      (#"{"entry":"a","title":7}"#, ["F034 /title"]), (#"{"entry":"a","title":"\u001b"}"#, ["F031 /title"]),
      (#"{"entry":"a","answers":{}}"#, ["F034 /answers"]), (#"{"entry":"a","answers":null,"title":null}"#, []),
      (#"{"entry":"a","theme":1}"#, ["F056 /theme"]), (#"{"entry":"b","entry":"a"}"#, ["F006 /entry"]),
    ] as [(String, [String])])
  func faultsAreFoundInTheirPlace(index: String, found: [String]) throws {
    #expect(try findings(index) == found)
  }

  @Test(
    "An incomplete or contradictory answer in an index is found",
    arguments: [
      (#"7"#, ["F052 "]), (#"{"uri":"x"}"#, ["F052 "]), (#"{"uri":"x","file":[]}"#, ["F052 /file"]),
      (#"{"file":"a"}"#, ["F052 "]), (#"{"uri":7,"file":"a"}"#, ["F052 ", "F034 /uri"]),
      (#"{"uri":"x","file":"d"}"#, ["F054 /file"]), (#"{"uri":"x","file":"a","why":1}"#, ["F056 /why"]),
      (#"{"uri":"x","after":"a","file":"a"}"#, ["F056 /after"]), (#"{"uri":7,"after":"a","file":"b"}"#, ["F034 /uri"]),
      (#"{"sections":"x","file":"a"}"#, ["F052 ", "F034 /sections"]), (#"{"sections":["x"],"file":"a"}"#, []),
      (#"{"sections":["x"],"filterQuery":7,"file":"a"}"#, ["F034 /filterQuery"]),
      (#"{"uri":"x","filterQuery":"a=1","file":"a"}"#, ["F056 /filterQuery"]),
      (#"{"sections":["x",7],"file":"a"}"#, ["F034 /sections/1"]), (#"{"sections":[],"file":"a"}"#, ["F055 /sections"]),
      (#"{"after":"b","file":"a"}"#, ["F055 /after"]), (#"{"uri":"/x","file":"a"}"#, []),
      (#"{"uri":"/x*","file":"a"}"#, ["F055 /uri"]), (#"{"uri":"x?y=*","file":"a"}"#, ["F055 /uri"]),
      (#"{"uri":"x?y=1","file":"a"}"#, []), (#"{"uri":"x/*/y","file":"a"}"#, ["F055 /uri"]),
    ] as [(String, [String])])
  func incompleteAnswersAreFound(answer: String, found: [String]) throws {
    let index = #"{"entry":"a","answers":[\#(answer)]}"#
    #expect(try findings(index) == found.map { $0.prefix(5) + "/answers/0" + $0.dropFirst(5) })
  }

  @Test(
    "An answer that can never be given, because an earlier one comes first, is found",
    arguments: [
      (#"{"uri":"x/*","file":"a"},{"uri":"x/1","file":"b"}"#, ["F055 /answers/1/uri"]),
      (#"{"uri":"x/1","file":"a"},{"uri":"x/*","file":"b"}"#, []),
      (#"{"uri":"x","file":"a"},{"uri":"/x/?y","file":"a"}"#, ["F055 /answers/1/uri"]),
      (#"{"after":"a","file":"b"},{"after":"b","file":"c"},{"after":"a","file":"c"}"#, ["F055 /answers/2/after"]),
      (#"{"sections":["x","y"],"file":"b"},{"sections":["y","x"],"file":"c"}"#, ["F055 /answers/1/sections"]),
      (#"{"sections":["x"],"file":"b"},{"sections":["x"],"filterQuery":"a=1","file":"c"}"#, []),
    ] as [(String, [String])])
  func unreachableAnswersAreFound(answers: String, found: [String]) throws {
    #expect(try findings(#"{"entry":"a","answers":[\#(answers)]}"#) == found)
  }

  @Test("The existing files of an index are listed once, in the order of the index")
  func filesAreListedOnceInTheOrderOfTheIndex() throws {
    let answers = #"{"uri":"x","file":"b"},{"uri":"y","file":"d"},{"uri":"z","file":"c"},{"after":"b","file":"a"}"#
    let check = BundleCheck(try document(#"{"entry":"b","answers":[\#(answers)]}"#), limitPerRule: 1) { $0 != "d" }
    #expect(check.files == ["b", "c", "a"])
  }

  /// Compares lint with the reader of bundles on random indices.
  @Test("Lint reports an error in an index exactly if a bundle refuses the index") func lintAndReaderAgree() throws {
    var generator = SeededGenerator(seed: 6)
    let scraps = [#""a""#, #""b""#, #""../a""#, #""""#, "7", "null", "[]", #"["s"]"#, "{}"]
    func object(_ keys: [String], _ values: [String]) -> String {
      let members = keys.filter { _ in Int.random(in: 0..<4, using: &generator) > 0 }.map { key in
        "\"\(key)\":\(values.randomElement(using: &generator) ?? "null")"
      }
      return "{\(members.joined(separator: ","))}"
    }
    let refused: [Rule] = [.badIndex, .missingEntry, .incompleteAnswer, .fileOutside]
    var counts = [0, 0]
    for _ in 0..<4000 {
      let answers = (0..<Int.random(in: 0..<3, using: &generator)).map { _ in
        object(["uri", "after", "sections", "operation", "variables", "file"], scraps + [#""a""#, #""a""#, #""a""#])
      }
      let list = "[\(answers.joined(separator: ","))]"
      let index = try document(object(["title", "entry", "answers"], scraps + [list, list, list, #""a""#, #""a""#]))
      let isRefused = (try? FeedBundle(index.root)) == nil
      let check = BundleCheck(index, limitPerRule: 100) { _ in true }
      let text = index.bytes.withUnsafeBytes(in: 0..<index.bytes.count) { String(decoding: $0, as: UTF8.self) }
      #expect(isRefused == refused.contains { check.diagnostics.counts[$0] != nil }, "\(text)")
      counts[isRefused ? 1 : 0] += 1
    }
    #expect(counts.allSatisfy { $0 > 400 }, "\(counts)")
  }

  /// Opens every short link, and compares the answers given with the answers that lint does not report.
  @Test("Lint reports exactly the answers that no link can reach") func onlyUnreachableAnswersAreReported() throws {
    var generator = SeededGenerator(seed: 55)
    let letters = ["a", "b", "/"]
    var links = [""]
    for length in 1...5 {
      links += links.filter { $0.count == length - 1 }.flatMap { link in letters.map { link + $0 } }
    }
    for _ in 0..<300 {
      let patterns = (0..<4).map { _ -> String in
        let length = Int.random(in: 0...2, using: &generator)
        let start = (0..<length).map { _ -> String in letters.randomElement(using: &generator) ?? "" }.joined()
        return Bool.random(using: &generator) ? start + "*" : start
      }
      let answers = patterns.enumerated().map { #"{"uri":"\#($1)","file":"\#($0)"}"# }.joined(separator: ",")
      let index = try document(#"{"entry":"e","answers":[\#(answers)]}"#)
      let bundle = try FeedBundle(index.root)
      let given = Set(links.compactMap { bundle.file(answering: .open(uri: $0), from: "e") })
      let check = BundleCheck(index, limitPerRule: 100) { _ in true }
      let called = index.pointers(at: check.diagnostics.inOrder.map(\.offset)).compactMap {
        $0.split(separator: "/").dropFirst().first
      }
      #expect(Set(called.map(String.init)) == Set(patterns.indices.map(String.init)).subtracting(given), "\(patterns)")
    }
  }
}
