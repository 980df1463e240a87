import JSON
import TestSupport
import Testing

@testable import Feeds

/// Answers of an index that are given for a GraphQL operation.
struct BundledOperationTests {
  private func document(_ text: String) throws -> Document {
    try Document.read(ByteBuffer(text), interner: Interner())
  }

  private func bundle(_ answers: String) throws -> FeedBundle {
    try FeedBundle(document(#"{"entry":"home","answers":[\#(answers)]}"#).root)
  }

  private func findings(_ answers: String) throws -> [(place: String, message: String)] {
    let index = try document(#"{"entry":"home","answers":[\#(answers)]}"#)
    let check = BundleCheck(index, limitPerRule: 100) { _ in true }
    let found = check.diagnostics.inOrder
    let places = index.pointers(at: found.map(\.offset)).map { $0.replacing("/answers/", with: "") }
    return zip(found, places).map { ("\($0.rule.code) \($1)", $0.message) }
  }

  @Test("An operation answers the pages, links and sections that would post it")
  func operationsAnswer() throws {
    let bundle = try bundle(
      """
      {"operation": "feed", "file": "home"},
      {"operation": "feed", "variables": {"page": {"cursor": "c2"}}, "file": "second"},
      {"operation": "offers", "variables": {"cursor": "c3"}, "file": "offers"},
      {"operation": "itemPage", "variables": {"storeId": "7", "itemId": "70"}, "file": "item"},
      {"operation": "storepageFeed", "variables": {"storeId": 7}, "file": "store"},
      {"operation": "feed", "variables": {"sections": ["a", "b"], "filterQuery": "eta=30"}, "file": "quick"}
      """)
    #expect(bundle.file(answering: .next(cursor: "c2"), from: "home") == "second")
    #expect(bundle.file(answering: .next(cursor: "c3"), from: "home") == nil, "the cursor belongs to another operation")
    #expect(bundle.file(answering: .next(cursor: "c3"), from: "elsewhere") == "offers")
    #expect(bundle.file(answering: .open(uri: "store/7/?cursor=x"), from: "home") == "store")
    #expect(bundle.file(answering: .open(uri: "item/70/store/7"), from: "store") == "item")
    #expect(bundle.file(answering: .open(uri: "store/8"), from: "home") == nil)
    #expect(bundle.file(answering: .sections(["b", "a"], filterQuery: "eta=30"), from: "home") == "quick")
    #expect(
      bundle.file(answering: .sections(["b", "a"]), from: "home") == "home", "without filters, the page itself answers")
  }

  @Test("Answers for a link or a page come before operations, and the first operation that fits best wins")
  func orderOfAnswers() throws {
    let bundle = try bundle(
      """
      {"operation": "one", "variables": {"id": "7"}, "file": "weak"},
      {"operation": "two", "variables": {"storeId": "7"}, "file": "first"},
      {"operation": "three", "variables": {"storeId": "7"}, "file": "second"},
      {"operation": "four", "variables": {"storeId": "8", "cursor": "c"}, "file": "third"},
      {"uri": "store/8", "file": "link"}, {"after": "home", "file": "after"}
      """)
    #expect(bundle.file(answering: .open(uri: "store/7"), from: "home") == "first")
    #expect(bundle.file(answering: .open(uri: "store/8"), from: "home") == "link")
    #expect(bundle.file(answering: .next(cursor: "c"), from: "home") == "after")
    #expect(bundle.file(answering: .next(cursor: "c"), from: "after") == "third")
  }

  @Test(
    "Answers for operations are checked like other answers",
    arguments: [
      (#"{"operation":"a","variables":{"cursor":"c"},"file":"f"}"#, []),
      (#"{"operation":"","variables":{"cursor":"c"},"file":"f"}"#, ["F052 0", "F034 0/operation"]),
      (#"{"operation":7,"file":"f"}"#, ["F052 0", "F034 0/operation"]),
      (#"{"operation":"a","variables":[1],"file":"f"}"#, ["F055 0/operation", "F034 0/variables"]),
      (#"{"operation":"a","file":"f"}"#, ["F055 0/operation"]), (#"{"operation":"a","file":"home"}"#, []),
      (#"{"operation":"a","variables":{"x":[{},null,""]},"file":"f"}"#, ["F055 0/operation"]),
      (#"{"uri":"x","operation":"a","file":"f"}"#, ["F056 0/operation"]),
      (#"{"uri":"x","variables":{"cursor":"c"},"file":"f"}"#, ["F056 0/variables"]),
      (
        #"{"operation":"a","variables":{"cursor":"c"},"file":"f"},{"operation":"a","variables":{"cursor":"c"},"file":"g"}"#,
        ["F055 1/operation"]
      ),
      (
        #"{"operation":"a","variables":{"cursor":"c"},"file":"f"},{"operation":"b","variables":{"cursor":"c"},"file":"g"}"#,
        []
      ),
    ] as [(String, [String])])
  func operationsAreChecked(answers: String, expected: [String]) throws {
    #expect(try findings(answers).map(\.place) == expected)
  }

  @Test("A misspelled key is reported together with the key that it resembles")
  func misspellings() throws {
    let found = try findings(
      #"{"operation":"a","variabels":{"cursor":"c"},"file":"home"},{"opperation":"a","uri":"x","file":"f"}"#)
    #expect(found.map(\.place) == ["F056 0/variabels", "F056 1/opperation"])
    #expect(found[0].message.contains("variabels") && found[0].message.contains("did you mean 'variables'?"))
    #expect(found[1].message.contains("did you mean 'operation'?"))
    let far = try findings(#"{"uri":"x","why":1,"\#(String(repeating: "z", count: 100_000))":1,"file":"f"}"#)
    #expect(far.count == 2 && !far.contains { $0.message.contains("meant") })
  }

  @Test("Thousands of operations are checked in one pass") func manyOperations() throws {
    let answers = (0..<20_000).map { #"{"operation":"a","variables":{"storeId":\#($0)},"file":"f"}"# }
    var found: [(place: String, message: String)] = []
    let time = try processorTime { found = try findings(answers.joined(separator: ",")) }
    #expect(found.isEmpty)
    #expect(time < .seconds(10), "\(time)")
  }
}
