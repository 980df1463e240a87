import Testing

@testable import PictureDecoding

@Suite("Headers that claim more than the data holds")
struct LeastDataTests {
  /// Returns a file with other numbers at a place, of two or four bytes each.
  private func file(_ name: String, _ place: Int, _ bytes: Int, _ numbers: Int...) throws -> [UInt8] {
    var file = try Sample.bytes(name)
    for (index, number) in numbers.enumerated() {
      for byte in 0..<bytes {
        file[place + index * bytes + byte] = UInt8(truncatingIfNeeded: number >> (8 * (bytes - 1 - byte)))
      }
    }
    return file
  }

  @Test(
    "Files with the data of all their pixels are whole",
    arguments: ["quarters.png", "bands.png", "deep.png", "clear.png", "one.png", "bomb.png"])
  func wholePNG(name: String) throws {
    #expect(!LeastData.isMissing(try Sample.bytes(name), .png))
  }

  @Test("Files with the data of all their blocks are whole", arguments: ["quarters.jpg", "turned.jpg", "cmyk.jpg"])
  func wholeJPEG(name: String) throws {
    #expect(!LeastData.isMissing(try Sample.bytes(name), .jpeg))
  }

  @Test("A size that no compression could reach is a lie, and a little less is not known to be one")
  func lies() throws {
    let data = try Sample.bytes("quarters.png").count
    // The rows of three bytes a pixel: more than 1,032 times the file, and half of that.
    let rows = data * 1_032 / 301
    #expect(LeastData.isMissing(try file("quarters.png", 16, 4, 100, rows), .png))
    #expect(!LeastData.isMissing(try file("quarters.png", 16, 4, 100, rows / 4), .png))
    let frame = try #require(try Sample.bytes("quarters.jpg").firstIndex(of: 0xC0))
    #expect(LeastData.isMissing(try file("quarters.jpg", frame + 4, 2, 8_000, 8_000), .jpeg))
    #expect(!LeastData.isMissing(try file("quarters.jpg", frame + 4, 2, 800, 800), .jpeg))
  }

  @Test("A file that ends anywhere is read without a crash", arguments: ["quarters.png", "quarters.jpg"])
  func ends(name: String) throws {
    let bytes = try Sample.bytes(name)
    for count in 8..<bytes.count {
      for format in [PictureFormat.png, .jpeg] { _ = LeastData.isMissing(Array(bytes.prefix(count)), format) }
    }
  }
}
