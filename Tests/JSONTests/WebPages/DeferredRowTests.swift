import JSON
import Testing

/// Deferred containers in the rows of a web page.
@Suite("Deferred values in the rows of a web page")
struct DeferredRowTests {
  @Test("A deferred value has the same contents and the same place in the page as a value read at once")
  func readLater() throws {
    let stream = #"5:{"a":{"log":{"price":"5 $","n":[1,{"x":"é"}]},"b":2}}"# + "\n"
    let later = try rows(stream, deferring: ["log"])
    let atOnce = try rows(stream)
    let (value, plain) = try (#require(later.root["5"]?["a"]?["log"]), #require(atOnce.root["5"]?["a"]?["log"]))
    #expect(value["n"]?.elements.map(\.self).last?["x"]?.string == "é")
    #expect(value["price"]?.string == "5 $")
    let (number, other) = try (#require(value["n"]), #require(plain["n"]))
    #expect(
      number.document.outermostOffset(of: number.range.lowerBound)
        == other.document.outermostOffset(of: other.range.lowerBound))
    #expect(later.root["5"]?["a"]?["b"]?.int == 2)
  }

  @Test(
    "A reference inside a deferred value leads to the same row as when nothing is deferred",
    arguments: [#"{"log":"$6"}"#, #"{"log":["$6"]}"#, #"{"log":{"deep":[0,{"x":"$6:0"}]}}"#, #"{"log":{"x":"$$5"}}"#])
  func referencesInside(model: String) throws {
    let stream = "5:\(model)\n6:[{\"name\":\"Soup\"}]\n"
    #expect(words(try rows(stream, deferring: ["log"]).root["5"]) == words(try rows(stream).root["5"]))
  }

  @Test("A path may lead to a deferred value and into it", arguments: ["$6:log", "$6:log:list:1:name"])
  func pathsInto(path: String) throws {
    let stream = "5:{\"x\":\"\(path)\"}\n6:{\"log\":{\"list\":[7,{\"name\":\"Soup\"}]}}\n"
    let later = try rows(stream, deferring: ["log"])
    let x = try #require(later.root["5"]?["x"])
    #expect((x["list"]?.elements.map(\.self).last?["name"] ?? x).string == "Soup")
  }

  @Test("A fault in a deferred value breaks only its own row")
  func faultsInside() throws {
    let document = try rows("5:{\"log\":{\"x\":[1,}}\n6:{\"a\":1}\n", deferring: ["log"])
    #expect(document.root["5"] == nil)
    #expect(document.root["6"]?["a"]?.int == 1)
    #expect(document.notes.notes.contains { if case .brokenRow = $0.subject { true } else { false } })
  }
}

/// All strings and integers in a value, in order.
private func words(_ value: Value?) -> [String] {
  guard let value else { return [] }
  let own = [value.string ?? value.int.map(String.init)].compactMap(\.self)
  return own + value.elements.flatMap { words($0) } + value.members.flatMap { words($0.value) }
}
