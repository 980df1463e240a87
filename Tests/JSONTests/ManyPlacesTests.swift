import JSON
import TestSupport
import Testing

/// Places in large files: correct at every offset, and found without reading the file from its start.
struct ManyPlacesTests {
  @Test(
    "Lines and columns are counted correctly across the blocks of a large file", arguments: [4090, 4096, 4100, 50_000],
    ["x", "é", "\n", "ab\n", "\r\n"])
  func linesAreCountedAcrossLargeFiles(size: Int, filler: String) {
    let text = "\u{FEFF}" + String(repeating: filler, count: size / filler.utf8.count)
    let table = LineTable(ByteBuffer(text))
    let bytes = Array(text.utf8)
    for offset in [3, 4, 5, 4094, 4095, 4096, 4097, 4098, 8192, 8193, bytes.count - 1, bytes.count]
    where offset <= bytes.count {
      let before = bytes[3..<offset]
      let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 3
      let expected = Location(
        line: before.count { $0 == 0x0A } + 1, column: bytes[start..<offset].count { $0 & 0xC0 != 0x80 } + 1)
      #expect(table.location(of: offset) == expected, "\(offset)")
      // A table that has read only a part of the file gives the same places.
      var part = LineTable(ByteBuffer(text), upTo: 4096)
      #expect(part.location(of: offset) == expected, "\(offset) behind a part")
      part.reach(offset)
      #expect(part.location(of: offset) == expected, "\(offset) at the end of a part")
      #expect(part.line(around: offset) == table.line(around: offset))
      #expect(table.line(around: offset).lowerBound == start)
    }
  }

  @Test("Looking up many pointers at once gives the same pointers as looking up each")
  func manyPointersEqualSinglePointers() throws {
    let document = try read(#" {"a":[1,{"b":[]},"x"],"c":{"d":[[2],[3]]},"a~/":null} "#)
    let offsets = Array(0...document.bytes.count + 1)
    #expect(document.pointers(at: offsets) == offsets.map(document.pointer))
    #expect(document.pointer(at: 9) == "/a/1" && document.pointer(at: 38) == "/c/d/1/0")
    let sparse = [0, 7, 7, 14, 33, 38, 60]
    #expect(document.pointers(at: sparse) == sparse.map(document.pointer))
    #expect(document.pointers(at: []) == [])
  }

  @Test("Values inside a long embedded string are located at their bytes in the file")
  func valuesOfALongEmbeddedStringAreLocated() throws {
    let inner = (0..<2000).map { #"{"n":\#($0),"é":"\u001b\"/"}"# }.joined(separator: ",")
    let spelled = "[\(inner)]".flatMap { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }
    let document = try read(#"{"custom":"\#(String(spelled))"}"#)
    let embedded = try #require(try document.root["custom"]?.embedded())
    let elements = Array(embedded.root.elements)
    #expect(elements.count == 2000)
    for number in stride(from: 0, to: 2000, by: 97) {
      let value = try #require(elements[number]["n"])
      let offset = embedded.outermostOffset(of: value.range.lowerBound)
      #expect(document.bytes.string(in: offset..<offset + value.range.count) == "\(number)")
    }
  }

  /// Finding every place from the start of the string would take minutes.
  @Test("Many places in a long embedded string are found in one pass")
  func placesInALongString() throws {
    let time = try processorTime {
      let document = try read(#"{"custom":"[\#(String(repeating: "1,", count: 200_000))1]"}"#)
      let embedded = try #require(try document.root["custom"]?.embedded())
      let values = Array(embedded.root.elements)
      for value in values {
        let offset = embedded.outermostOffset(of: value.range.lowerBound)
        #expect(offset == value.range.lowerBound + 11)
      }
    }
    #expect(time < .seconds(60), "\(time)")
  }
}
