import JSON
import Testing

/// The rows of React Server Components in a web page, read as one document.
@Suite("Rows of a web page")
struct RowTests {
  @Test("Rows with JSON become the members of one object, and rows with other content become null or are left out")
  func rowsAreMembers() throws {
    let root = try rows(
      #"1:"$Sreact.fragment"\#n2:I[370,["10"],"default"]\#n:HL["/a.css","style"]\#n5:{"a":1}\#na:[2,3]\#n"#
    ).root
    #expect(root["5"]?["a"]?.int == 1)
    #expect(root["a"]?.elements.compactMap(\.int) == [2, 3])
    #expect(root["1"]?.isNull == true)
    #expect(root["2"] == nil)
  }

  @Test("A text row is counted in bytes of UTF-8, and the next row follows without a line break")
  func textRows() throws {
    let text = #"{"é":"\"😀"}"#
    let root = try rows("8:T\(String(text.utf8.count, radix: 16)),\(text)5:{\"custom\":\"$8\"}\n").root
    #expect(root["5"]?["custom"]?.string == text)
    #expect(try root["5"]?["custom"]?.embedded()?.root["é"]?.string == "\"😀")
  }

  @Test(
    "Strings that begin with a dollar sign are decoded as React decodes them",
    arguments: [
      (#""$$5 off""#, "$5 off"), (#""$D2026-01-31""#, "2026-01-31"), (#""$undefined""#, nil), (#""$""#, nil),
      (#""$Sreact.suspense""#, nil), (#""$Q12""#, nil), (#""$NaN""#, nil), (#""a $7 dish""#, "a $7 dish"),
      (#""$$""#, "$"), (#""$$7""#, "$7"), (#""$L7""#, "seven"), (#""$@7""#, "seven"), (#""$7""#, "seven"),
    ] as [(String, String?)])
  func dollars(_ written: String, _ meant: String?) throws {
    let root = try rows("7:\"seven\"\n1:{\"it\":\(written)}\n").root
    #expect(root["1"]?["it"]?.string == meant)
    #expect(root["1"]?["it"].map { $0.isNull } == (meant == nil))
  }

  @Test("A BigInt is read as a number")
  func bigNumbers() throws {
    #expect(try rows("1:{\"it\":\"$n-20\"}\n").root["1"]?["it"]?.int == -20)
  }

  @Test("A path leads into a row, through the properties of elements and through other references")
  func paths() throws {
    let root = try rows(
      #"5:["$","main",null,{"data":{"list":["$6",{"x":"$$y"}]}}]\#n6:{"id":"six"}\#n"#
        + #"9:{"a":"$5:props:data:list:0:id","b":"$5:3:data:list:1:x","c":"$5:props:data:list"}\#n"#
    ).root["9"]
    #expect(root?["a"]?.string == "six")
    #expect(root?["b"]?.string == "$y")
    #expect(root?["c"]?.elements.map { $0["id"]?.string ?? "-" } == ["six", "-"])
  }

  @Test("A stream may be cut anywhere into two scripts, even between the halves of a surrogate pair")
  func cutsAnywhere() throws {
    let stream = #"8:T10,{"a":"ü\\😀"}5:{"custom":"$8","text":"naïve 😀 \"quoted\""}\#n"#
    let units = Array(stream.utf16)
    for cut in 1..<units.count {
      let page = "<script>\(push(units[..<cut]))</script><p>…</p><script>\(push(units[cut...]))</script>"
      let root = try rows(inPage: page).root
      #expect(root["5"]?["text"]?.string == #"naïve 😀 "quoted""#, "cut at \(cut)")
      #expect(root["5"]?["custom"]?.string == #"{"a":"ü\\😀"}"#, "cut at \(cut)")
    }
  }

  @Test("Values of a stream that is cut anywhere are located at their bytes in the page")
  func placesLeadIntoThePage() throws {
    let stream = #"5:{"title":"Grüße","custom":"$6"}\#n6:T8,{"n":12}7:{"last":true}\#n"#
    let units = Array(stream.utf16)
    for cut in 1..<units.count {
      let page = "<!doctype html>\n<script>\(push(units[..<cut]))</script>\n<script>\(push(units[cut...]))</script>"
      let document = try rows(inPage: page)
      let last = try #require(document.root["7"]?["last"])
      let offset = document.outermostOffset(of: last.range.lowerBound)
      // A word that was cut has its first letter in the first script.
      #expect(Array(page.utf8)[offset] == UInt8(ascii: "t"), "cut at \(cut)")
      #expect(document.pointers(atFileOffsets: [offset]) == ["/7/last"], "cut at \(cut)")
      let number = try #require(try document.root["5"]?["custom"]?.embedded()?.root["n"])
      let place = number.document.outermostOffset(of: number.range.lowerBound)
      #expect(Array(page.utf8)[place] == UInt8(ascii: "1"), "cut at \(cut)")
    }
  }
}

/// Reads the rows of a stream that is in one script.
func rows(_ stream: String, deferring keys: [String] = []) throws -> Document {
  try rows(inPage: "<script>\(push(Array(stream.utf16)[...]))</script>", deferring: keys)
}

func rows(inPage page: String, deferring keys: [String] = []) throws -> Document {
  let interner = Interner()
  let deferring = SymbolSet(keys.map { interner.intern($0) })
  let page = WebPage(ByteBuffer(page), interner: interner, deferring: deferring, limits: ReadingLimits())
  return try #require(page.documents.last { $0.isRows })
}

/// A piece of a stream as a server writes it into a script: every character beyond ASCII as UTF-16 escapes.
func push(_ units: ArraySlice<UInt16>) -> String {
  var text = #"self.__next_f.push([1,""#
  for unit in units {
    switch unit {
    case 0x22: text += "\\\""
    case 0x5C: text += "\\\\"
    case 0x0A: text += "\\n"
    case 0x20..<0x7F where unit != 0x3C: text += String(UnicodeScalar(UInt8(unit)))
    default: text += "\\u" + String(repeating: "0", count: 4 - String(unit, radix: 16).count) + String(unit, radix: 16)
    }
  }
  return text + "\"])"
}
