import JSON
import Testing

/// Malformed and malicious rows.
@Suite("Hostile rows of a web page")
struct HostileRowTests {
  @Test("References in a circle are cut, and their siblings are read")
  func circles() throws {
    let document = try rows(#"1:{"next":"$2","name":"one"}\#n2:{"next":"$1"}\#n3:{"me":"$3","x":1}\#n"#)
    #expect(depth(of: document.root) < 8)
    #expect(document.root["1"]?["name"]?.string == "one")
    #expect(document.root["3"]?["x"]?.int == 1)
    let troubles = document.brokenReferences(reachableFrom: document.root).map(\.trouble)
    #expect(!troubles.isEmpty && troubles.allSatisfy { $0 == .circle })
  }

  @Test("A reference to itself by a path is a circle")
  func pathsInCircles() throws {
    let document = try rows(#"1:{"a":"$1:b","b":"$1:a"}\#n"#)
    #expect(document.root["1"]?["a"]?.isNull == true)
  }

  @Test("References that fan out cannot make a page endless")
  func bombs() throws {
    var stream = ""
    for level in 1...30 {
      let element = "\"$\(String(level + 1, radix: 16))\""
      stream += "\(String(level, radix: 16)):[\(Array(repeating: element, count: 10).joined(separator: ","))]\n"
    }
    let document = try rows(stream + "1f:{\"x\":1}\n")
    #expect(count(in: document.root) < 5_000_000)
    let troubles = document.brokenReferences(reachableFrom: document.root).map(\.trouble)
    #expect(troubles.contains(.tooMuch))
  }

  @Test("A long path that waits for a reference at each of its parts is given up")
  func longPathsThatWait() throws {
    // Each zero in the path leads to the next row, by a reference that has not been followed yet.
    let count = 1000
    let path = "$2" + String(repeating: ":0", count: count) + String(repeating: ":gone", count: 10_000)
    var stream = "1:[\"\(path)\"]\n"
    for number in 2..<(count + 2) {
      stream += "\(String(number, radix: 16)):[\"$\(String(number + 1, radix: 16))\"]\n"
    }
    let document = try rows(stream + "\(String(count + 2, radix: 16)):[7]\n")
    let row = try #require(document.root["1"])
    #expect(document.brokenReferences(reachableFrom: row).map(\.trouble) == [.tooMuch])
  }

  @Test("A chain of a hundred thousand rows is cut at the depth limit of documents")
  func chains() throws {
    var stream = ""
    for number in 1...100_000 {
      stream += "\(String(number, radix: 16)):{\"next\":\"$\(String(number + 1, radix: 16))\"}\n"
    }
    let document = try rows(stream)
    #expect(depth(of: try #require(document.root["1"])) <= 600)
  }

  @Test("A reference to a missing row is reported, and its siblings are read")
  func missingRows() throws {
    let document = try rows(#"1:{"gone":"$99","here":2,"part":"$1:nothing"}\#n"#)
    #expect(document.root["1"]?["here"]?.int == 2)
    let broken = document.brokenReferences(reachableFrom: document.root)
    #expect(broken.map(\.trouble) == [.missing("99"), .missing("1:nothing")])
    #expect(document.bytes[broken[0].offset] == UInt8(ascii: "\""))
  }

  @Test("A reference to a module reads as null and is not a fault")
  func modules() throws {
    let document = try rows(#"1:{"type":"$L2"}\#n2:I[1,[],""]\#n"#)
    #expect(document.root["1"]?["type"]?.isNull == true)
    #expect(document.brokenReferences(reachableFrom: document.root).isEmpty)
  }

  @Test(
    "A broken row is left out and noted at most once, and the other rows are read",
    arguments: [
      "1:{\"a\":}\n", "1:{\"a\":\"cut", "1:[1,2\n", "1:nul\n", "1:{} {}\n", "zz:{}\n", "1:\n", "1:T5,ab", "1:Tzz,ab\n",
      "1:T,ab\n", ":\n", "1", "\n\n", "1:{\"a\":\"\u{1}\"}\n",
    ])
  func brokenRows(_ row: String) throws {
    let document = try rows(row + (row.hasSuffix("\n") ? "5:{\"ok\":true}\n" : ""))
    if row.hasSuffix("\n") { #expect(document.root["5"]?["ok"]?.bool == true) }
    #expect(document.notes.count <= 1)
    for note in document.notes.notes {
      #expect(document.outermostOffset(of: note.offset) <= document.fileBytes.count)
    }
  }

  @Test("A text row whose length ends inside a character breaks only itself")
  func lengthsInsideCharacters() throws {
    let document = try rows("1:T2,é\n2:T1,é3:{\"ok\":1}\n4:{\"ok\":2}\n")
    #expect(document.root["1"]?.string == "é")
    #expect(document.root["4"]?["ok"]?.int == 2)
  }

  @Test(
    "Row numbers with too many digits are ignored", arguments: ["fffffffffffffffff", "00000000000000001"])
  func longNumbers(_ number: String) throws {
    let document = try rows("1:{\"a\":\"$\(number)\"}\n\(number):{}\n5:{\"ok\":1}\n")
    #expect(document.root["5"]?["ok"]?.int == 1)
    #expect(document.root["1"]?["a"]?.isNull == true)
  }

  @Test("A piece that ends in a backslash ends with its script", arguments: [#"\"#, #"a\u12"#, #"\u"#, #"\\\"#])
  func backslashesAtTheEnd(_ piece: String) {
    let page = "<script>self.__next_f.push([1,\"\(piece)</script><script>self.__next_f.push([1,\"1:{}\\n\"])</script>"
    let read = WebPage(ByteBuffer(page), interner: Interner(), deferring: .empty, limits: ReadingLimits())
    #expect(read.documents.count == 1)
  }

  /// Walks the value without knowing about references, as any reader of JSON would.
  private func depth(of value: Value) -> Int {
    var deepest = 0
    var open = [(value, 1)]
    while let (value, depth) = open.popLast(), deepest < 10_000 {
      deepest = max(deepest, depth)
      open += value.elements.map { ($0, depth + 1) } + value.members.map { ($0.value, depth + 1) }
    }
    return deepest
  }

  private func count(in value: Value) -> Int {
    var count = 0
    var open = [value]
    while let value = open.popLast(), count < 10_000_000 {
      count += 1
      open += Array(value.elements) + value.members.map(\.value)
    }
    return count
  }
}
