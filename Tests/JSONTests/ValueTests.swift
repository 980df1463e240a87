import JSON
import Testing

struct ValueTests {
  @Test("Members and elements are found in the order of the text") func membersAndElementsKeepTheirOrder() throws {
    let document = try read(#"{"a":[1,"two",null,{"b":true}],"c":{},"d":false}"#)
    #expect(document.root.members.map { document.interner.string($0.key) } == ["a", "c", "d"])
    let elements = try #require(document.root["a"]).elements.map { $0 }
    #expect(elements.map(\.kind) == [.number, .string, .null, .object])
    #expect(elements[0].int == 1)
    #expect(elements[1].string == "two")
    #expect(elements[3]["b"]?.bool == true)
    #expect(try #require(document.root["a"]).elements.first(2) { $0.int ?? $0.string?.count } == [1, 3])
    #expect(document.root["missing"] == nil)
    #expect(document.root["c"]?.members.contains { _ in true } == false)
  }

  @Test(
    "Strings are unescaped, and lone surrogates become replacement characters",
    arguments: [
      (#""plain""#, "plain"), (#""a\tb\n""#, "a\tb\n"), (#""\u00e9\u20AC\ud834\udd1e""#, "é€𝄞"),
      (#""\"\\\/\b\f""#, "\"\\/\u{8}\u{C}"), (#""\ud800""#, "\u{FFFD}"), (#""\udc00x""#, "\u{FFFD}x"),
      (#""\ud800\u0041""#, "\u{FFFD}A"), (#""\ud800\ud834\udd1e""#, "\u{FFFD}𝄞"), (#""日本語 — ñ""#, "日本語 — ñ"),
    ])
  func stringsAreUnescaped(_ text: String, _ expected: String) throws {
    #expect(try read(text).root.string == expected)
  }

  @Test("Lone surrogates are noted at their offsets") func loneSurrogatesAreNoted() throws {
    let notes = try read(#"["\ud800","ok \ud834\udd1e","x\udc00\ud800\ud800"]"#).notes.notes
    #expect(notes == [2, 30, 36, 42].map { SyntaxNote(.loneSurrogate, at: $0) })
  }

  @Test(
    "A number is an integer when its value is whole and fits, and it keeps its text",
    arguments: [
      ("3", 3, 3.0), ("3.0", 3, 3.0), ("30e-1", 3, 3.0), ("-7", -7, -7.0), ("4.7", nil, 4.7), ("1e400", nil, nil),
      ("9223372036854775808", nil, 9_223_372_036_854_775_808.0),
    ] as [(String, Int?, Double?)])
  func numbersAreWholeWhenTheyAre(_ text: String, _ int: Int?, _ double: Double?) throws {
    let root = try read(text).root
    #expect(root.int == int)
    #expect(root.double == double)
    #expect(root.numberText == text)
  }

  @Test("The last of repeated keys counts, and each object notes the repetition once")
  func lastRepeatedKeyCounts() throws {
    let document = try read(#"{"a":1,"b":{"a":2},"a":3,"\u0061":4,"c":{"c":5,"c":6}}"#)
    #expect(document.root["a"]?.int == 4)
    #expect(document.root["b"]?["a"]?.int == 2)
    #expect(document.root["c"]?["c"]?.int == 6)
    #expect(document.root.members.map { document.interner.string($0.key) } == ["b", "a", "c"])
    #expect(document.notes.notes.map(\.subject) == [.duplicateKey, .duplicateKey])
    #expect(document.notes.notes.map(\.offset).sorted() == [23, 51])
  }

  @Test("A string above the length limit is noted and kept whole") func aLongStringIsNotedAndKeptWhole() throws {
    let long = String(repeating: "x", count: 1 << 20)
    #expect(try read("[\"\(long)\"]").notes.count == 0)
    let document = try read("[\"\(long)y\"]")
    #expect(document.notes.notes == [SyntaxNote(.longString(bytes: 1 << 20 + 1), at: 1)])
    #expect(document.root.elements.first { _ in true }?.string?.utf8.count == 1 << 20 + 1)
  }

  @Test("A string above the length limit is cut for display between characters")
  func aLongStringIsCutForDisplayBetweenCharacters() throws {
    var limits = ReadingLimits()
    limits.stringBytes = 4
    let root = try Document.read(ByteBuffer(#"["abcd","abcé","\u00e9\u00e9é"]"#), interner: Interner(), limits: limits)
      .root
    #expect(root.elements.map { $0.displayString } == ["abcd", "abc", "éé"])
    #expect(root.elements.map { $0.string } == ["abcd", "abcé", "ééé"])
  }

  @Test("Notes beyond their limit are counted but not kept") func notesBeyondTheLimitAreCounted() throws {
    var limits = ReadingLimits()
    limits.notes = 2
    let text = "[" + Array(repeating: #"{"a":1,"a":2}"#, count: 5).joined(separator: ",") + "]"
    let document = try Document.read(ByteBuffer(text), interner: Interner(), limits: limits)
    #expect(document.notes.notes.count == 2)
    #expect(document.notes.count == 5)
  }
}
