import TestSupport
import Testing

@testable import JSON

/// Documents that two threads read, compared with the same documents read by one thread.
struct HalvesTests {
  @Test("Two threads read random documents like one thread", arguments: [1, 2, 3, 4] as [UInt64])
  func randomDocumentsReadAlike(seed: UInt64) {
    for number in 0..<UInt64(100) {
      var maker = DocumentMaker(seed: seed << 32 + number)
      let text = maker.document()
      #expect(reading(text, shared: true) == reading(text, shared: false), "\(text)")
    }
  }

  @Test("Two threads find the same fault as one thread in a damaged document", arguments: [5, 6, 7, 8] as [UInt64])
  func faultsAreTheSame(seed: UInt64) {
    for number in 0..<UInt64(100) {
      var maker = DocumentMaker(seed: seed << 32 + number)
      let text = maker.damaged(maker.document())
      #expect(reading(text, shared: true) == reading(text, shared: false), "\(text)")
    }
  }

  @Test(
    "A text that looks like the beginning of an object inside of a string or a deferred value changes nothing",
    arguments: [
      #"{"a":[{"id":1},{"id":"aaaaaaaaaaaaaaaaaaaaaaaaaa},{"},{"id":"bbbbbbbbbbbbbbbbbbbbbbbbbb"}]}"#,
      #"{"a":["\\},{\"id\":0","aaaaaaaaaaaaaaaa},{","id","},{\"id\":1","bbbbbbbbbbb"],"b":{"c":[{}, {"id":1}]}}"#,
      #"{"logging":{"a":[{"id":1},{"id":2},{"id":3},{"id":4}]},"b":2}"#,
      #"{"x":"aaaaaaaaaaaa","y":{"logging":[{"k":1},{"id":{"logging":{}}}, {"id" : [ ] }],"z":1}}"#,
      #"[{"id":1},{"id":2},{"id":3}] ]"#, #"[{"id":1},{"id":2},{"id":3}"#, #"[{"id":1},{"id":2},{"id":3}},"a":1}"#,
      #"[[{"id":1},{"id":2},{"id":3}],{"a":1},"b",{"b":{"a":1}}]"#,
      #"{"a":[{"id":1},{"id":2}],"a":1,"b":{"a":1,"a":2}}"#,
    ])
  func misleadingTexts(_ text: String) throws {
    #expect(reading(text, shared: true) == reading(text, shared: false), "\(text)")
  }

  @Test("The depth limit is that of the whole document", arguments: [440, 500, 511, 512, 513])
  func theDepthLimitIsShared(depth: Int) throws {
    let deep = String(repeating: "[", count: depth - 2) + String(repeating: "]", count: depth - 2)
    let text = #"[{"id":"aaaaaaaaaa"},{"id":"bb"},{"deep":\#(deep)}]"#
    #expect(reading(text, shared: true) == reading(text, shared: false))
  }

  @Test("A document of objects is read by two threads", .enabled(if: HelperThread.isUseful))
  func theSecondHalfIsRead() throws {
    let objects = (0..<40).map { #"{"id":"facet:\#($0)","logging":{"a":1},"children":[{"id":1},{"id":2}]}"# }
    let text = #"{"body":[{"id":"s","body":["# + objects.joined(separator: ",") + "]}]}"
    let bytes = ByteBuffer(text)
    var limits = ReadingLimits()
    limits.sharedBytes = 0
    let half = try #require(
      SecondHalf(
        of: bytes.base, 0..<bytes.count, interner: Interner(), deferring: .empty, limits: limits))
    guard let content = half.take() else {
      Issue.record("the second half was not read")
      return
    }
    let (count, closings) = (content.arena.count, content.closings.map(\.isObject))
    #expect(count > 100)
    #expect(closings == [false, true, false, true])
  }

  /// Returns everything that a reader of a document can see, or its fault.
  private func reading(_ text: String, shared: Bool) -> [String] {
    var limits = ReadingLimits()
    limits.sharedBytes = shared ? 0 : .max
    limits.notesDeferredValues = true
    let interner = Interner(names: ["logging"])
    do throws(SyntaxError) {
      let document = try Document.read(
        ByteBuffer(text), interner: interner, deferring: SymbolSet([Symbol(rawValue: 0)]), limits: limits)
      var lines: [String] = []
      list(document.root, to: &lines)
      return lines + ["\(document.notes)"]
        + (0..<interner.count).map { interner.string(Symbol(rawValue: UInt32($0))) }
    } catch {
      return ["\(error)"]
    }
  }

  private func list(_ value: Value, to lines: inout [String]) {
    lines.append("\(value.kind) \(value.range) \(value.index) \(value.node.next)")
    for (key, member) in value.node.form == .deferred ? value.parsed?.members ?? value.members : value.members {
      lines.append(value.document.interner.string(key))
      list(member, to: &lines)
    }
    for element in value.elements { list(element, to: &lines) }
  }
}

/// Random documents with the texts that mislead a search for the beginning of an object.
private struct DocumentMaker {
  private var random: SeededGenerator
  private let isSpaced: Bool

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    isSpaced = random.next() % 3 == 0
  }

  mutating func document() -> String {
    let body = (0..<Int.random(in: 1...12, using: &random)).map { _ in object(depth: 0) }.joined(separator: comma)
    return ["[\(body)]", #"{"a":1\#(comma)"body":[\#(body)]\#(comma)"a":[\#(body)]}"#][Int(random.next() % 2)]
  }

  /// Returns a text with one byte removed, doubled or replaced.
  mutating func damaged(_ text: String) -> String {
    var bytes = Array(text.utf8)
    let place = Int.random(in: bytes.indices, using: &random)
    switch random.next() % 3 {
    case 0: bytes.remove(at: place)
    case 1: bytes.insert(bytes[place], at: place)
    default:
      bytes[place] = [0x22, 0x2C, 0x5B, 0x5D, 0x7B, 0x7D, 0x5C, 0x00, 0x80, 0x3A].randomElement(using: &random) ?? 0
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private var comma: String { isSpaced ? " ,\n  " : "," }

  private mutating func object(depth: Int) -> String {
    let count = Int.random(in: 0...4, using: &random)
    let members = (0..<count).map { _ in
      let key = ["id", "id", "logging", "text", "a", "b", "\\u0061"].randomElement(using: &random) ?? ""
      return #""\#(key)":\#(isSpaced ? " " : "")\#(value(depth: depth + 1))"#
    }
    return "{" + members.joined(separator: comma) + "}"
  }

  private mutating func value(depth: Int) -> String {
    switch random.next() % (depth > 4 ? 4 : 8) {
    case 0: return "\(Int.random(in: -20...20, using: &random))"
    case 1: return ["true", "null", "1.5e3"].randomElement(using: &random) ?? ""
    case 2, 3:
      let strings = ["},{", "},{\\\"id\\\":1", "é", "\\ud800", "a", "", "\\\\", "long long long long"]
      return "\"" + (strings.randomElement(using: &random) ?? "") + "\""
    case 4, 5: return object(depth: depth)
    default:
      let elements = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        random.next() % 3 == 0 ? value(depth: depth + 1) : object(depth: depth + 1)
      }
      return "[" + elements.joined(separator: comma) + "]"
    }
  }
}
