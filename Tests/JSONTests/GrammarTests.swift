import JSON
import Testing

/// The grammar of RFC 8259: valid texts are read, and invalid ones are refused at the offset of the fault.
struct GrammarTests {
  @Test(
    "Valid JSON is accepted",
    arguments: [
      "null", "true", "false", "0", "-0", "-0.0e-0", "1E+2", "123.456e78", "\"\"", "[]", "{}", " \t\r\n[ ] ",
      #"{"":0}"#, #""\"\\\/\b\f\n\r\t""#, #""\u0000\uD834\uDD1E\uFFFF""#, "\"\u{7F}\"", "\"\u{2028}\"",
      "[[[[]]],{\"a\":[{}]}]", "[1 , 2]", #"{"a":1,"a":2}"#, "\"é€𝄞\u{10FFFF}\"", "[-1.5,\n  true]", "\u{FEFF}{}",
    ])
  func validTextIsAccepted(_ text: String) throws {
    _ = try read(text)
  }

  @Test(
    "Invalid JSON is refused at the offset of its fault",
    arguments: [
      ("", 0), (" ", 1), ("[", 1), ("[1", 2), ("[1,", 3), ("[1,]", 3), ("[,1]", 1), ("[1,,2]", 3), ("[1 2]", 3),
      ("[1]]", 3), ("[1}", 2), ("{", 1), (#"{"a""#, 4), (#"{"a":"#, 5), (#"{"a":1,}"#, 7), (#"{"a":1]"#, 6),
      (#"{"a" 1}"#, 5), (#"{"a"::1}"#, 5), ("{1:2}", 1), ("{'a':1}", 1), ("{,}", 1), (#"{"a":1 "b":2}"#, 7),
      ("nul", 3), ("nulL", 0), ("True", 0), ("NaN", 0), ("-Infinity", 1), ("01", 0), ("-01", 1), ("1.", 2), (".1", 0),
      ("1.e1", 2), ("1e", 2), ("1e+", 3), ("+1", 0), ("-", 1), ("0x10", 1), ("1_000", 1), ("1eE2", 2),
      ("\"", 1), ("\"\t\"", 1), ("\"\n\"", 1), ("\"\u{0}\"", 1), (#""\x""#, 1), (#""\u12G4""#, 1), (#""\u12""#, 1),
      (#""\"#, 2), ("[\u{0}]", 1), ("[] x", 3), ("[]\u{0}", 2), ("/**/1", 0), ("[\u{2060}]", 1), ("[\u{C}]", 1),
      ("é", 0),
    ])
  func invalidTextIsRefused(_ text: String, at offset: Int) {
    let error = #expect(throws: SyntaxError.self) { try read(text) }
    #expect(error?.offset == offset, "\(String(describing: error))")
  }

  /// Overlong forms, surrogates, values beyond Unicode, stray and missing continuation bytes.
  @Test(
    "Invalid UTF-8 is refused at its first byte",
    arguments: [
      [0xC0, 0xAF], [0xE0, 0x80, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80],
      [0x80], [0xFF], [0xE4, 0x41], [0xC3, 0x28], [0xF0, 0x9F, 0x98, 0x41],
    ] as [[UInt8]])
  func invalidUTF8IsRefusedWhereItStarts(_ bytes: [UInt8]) {
    let error = #expect(throws: SyntaxError.self) {
      try read(bytes: Array(#"["ab"#.utf8) + bytes + Array(#""]"#.utf8))
    }
    #expect(error == SyntaxError(.notUTF8, at: 4))
  }

  /// The reader looks at many bytes at a time.
  @Test("A byte that ends a string or white space is found at every distance", arguments: 0...80)
  func endsAreFoundAtEveryDistance(distance: Int) throws {
    let letters = String(repeating: "x", count: distance)
    for (text, offset) in [("\"\(letters)", distance + 1), ("\"\(letters)\u{1F}\"", distance + 1)] {
      let error = #expect(throws: SyntaxError.self) { try read(text) }
      #expect(error?.offset == offset)
    }
    for odd in [#"\""#, #"\u00e9"#, "é", "~\u{7F}", "🍜", " !#[]"] {
      let document = try read("[\"\(letters)\(odd)\(letters)\",7]")
      let last = try #require(document.root.elements.map { $0 }.last)
      #expect(last.numberText == "7", "after \(odd)")
    }
    for space in [" ", "\n", "\t", "\r\n", "\n ", " \t"] {
      let gap = String(repeating: space, count: distance)
      let document = try read("\(gap){\(gap)\"a\"\(gap):\(gap)1\(gap),\"b\":[\(gap)]\(gap)}\(gap)")
      #expect(document.root["a"]?.numberText == "1" && document.root["b"]?.kind == .array)
      let error = #expect(throws: SyntaxError.self) { try read("[\(gap)") }
      #expect(error?.offset == 1 + gap.utf8.count)
    }
  }

  @Test("Other encodings and HTML are named in the error") func otherEncodingsAndMarkupAreCalledByTheirNames() {
    #expect(reason([0xFF, 0xFE, 0x5B, 0, 0x5D, 0]) == .otherEncoding("UTF-16"))
    #expect(reason([0, 0x5B, 0, 0x5D]) == .otherEncoding("UTF-16"))
    #expect(reason([0x5B, 0, 0x5D, 0]) == .otherEncoding("UTF-16"))
    #expect(reason([0xFF, 0xFE, 0, 0, 0x5B, 0, 0, 0]) == .otherEncoding("UTF-32"))
    #expect(reason([0, 0, 0, 0x5B, 0, 0, 0, 0x5D]) == .otherEncoding("UTF-32"))
    #expect(reason([0x5B, 0, 0, 0, 0x5D, 0, 0, 0]) == .otherEncoding("UTF-32"))
    #expect(reason([0, 0x5B, 0x5D, 0x20]) == .unexpected(0, expected: .value))
    #expect(reason(Array("<!doctype html>".utf8)) == .markup)
  }

  @Test("A text that is cut anywhere is refused at the cut, and the error says what was left open")
  func textCutAnywhereIsRefusedAtTheCut() throws {
    let whole = Array(#"{"title":"Caf\u00e9 — \"Zoë\"","list":[1.5e+3,true,{"deep":[null,"x"]}],"end":false}"#.utf8)
    _ = try read(bytes: whole)
    for length in 1..<whole.count {
      let error = #expect(throws: SyntaxError.self) { try read(bytes: Array(whole[..<length])) }
      guard case .endsInside(_, let opened)? = error?.reason else {
        Issue.record("cut at \(length): \(String(describing: error))")
        continue
      }
      #expect(error?.offset == length)
      #expect(opened < length)
    }
  }

  @Test("Nesting up to the depth limit is read, and a deeper text is refused") func nestingIsReadUpToTheLimit() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try read(nested(512))
    let error = #expect(throws: SyntaxError.self) { try read(nested(513)) }
    #expect(error == SyntaxError(.tooDeep(limit: 512), at: 512))
    #expect(throws: SyntaxError.self) { try read(nested(100_000)) }
  }

  @Test("A document above the size limit is refused") func aDocumentOverTheSizeLimitIsRefused() {
    var limits = ReadingLimits()
    limits.bytes = 3
    let error = #expect(throws: SyntaxError.self) {
      try Document.read(ByteBuffer("[1, 2]"), interner: Interner(), limits: limits)
    }
    #expect(error?.reason == .tooLarge(limit: 3))
  }

  private func reason(_ bytes: [UInt8]) -> SyntaxError.Reason? {
    do throws(SyntaxError) {
      try read(bytes: bytes)
      return nil
    } catch {
      return error.reason
    }
  }
}
