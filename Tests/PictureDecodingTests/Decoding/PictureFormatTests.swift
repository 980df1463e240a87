import Drawing
import Testing

@testable import PictureDecoding

@Suite("Formats of pictures")
struct PictureFormatTests {
  @Test("A format is recognised by its first bytes")
  func magic() throws {
    let names = ["png": PictureFormat.png, "jpg": .jpeg, "gif": .gif, "webp": .webp, "avif": .avif]
    for (name, format) in names {
      #expect(PictureFormat(try Sample.bytes("quarters.\(name)")) == format)
    }
    #expect(PictureFormat(Array("\0\0\0\u{18}ftypmif1\0\0\0\0miafavif".utf8)) == .avif)
    #expect(PictureFormat(Array("\0\0\0\u{18}ftypisom\0\0\0\0mp42isom".utf8)) == nil)
    #expect(PictureFormat(Array("RIFF\0\0\0\0WAVEfmt ".utf8)) == nil)
    for count in 0..<4 { #expect(PictureFormat(Array([0xFF, 0xD8].prefix(count))) == nil) }
  }

  @Test("The size in a header is read where the loader reads it too late")
  func headerSizes() throws {
    #expect(HeaderSize.read(try Sample.bytes("quarters.webp"), as: .webp) == Size(64, 64))
    #expect(HeaderSize.read(try Sample.bytes("clear.webp"), as: .webp) == Size(64, 64))
    #expect(HeaderSize.read(try Sample.bytes("huge.webp"), as: .webp) == Size(50_000, 50_000))
    #expect(HeaderSize.read(try Sample.bytes("quarters.avif"), as: .avif) == Size(64, 64))
    #expect(HeaderSize.read(Array("RIFF\0\0\0\0WEBP".utf8), as: .webp) == nil)
    #expect(HeaderSize.read(Array("ispe".utf8), as: .avif) == nil)
  }
  @Test("The size of an AVIF file is read wherever its boxes stand, and not from its data")
  func sizeInBoxes() throws {
    let box = { (name: String, content: [UInt8]) -> [UInt8] in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: (content.count + 8) >> $0) } + Array(name.utf8) + content
    }
    let none: [UInt8] = [0, 0, 0, 0]
    let size = box("ispe", none + [0, 0, 1, 2] + [0, 0, 0, 7])
    let meta = box("meta", none + box("iinf", Array(repeating: 9, count: 90_000)) + box("iprp", box("ipco", size)))
    let kind = box("ftyp", Array("avif".utf8) + none)
    #expect(HeaderSize.read(kind + box("mdat", size) + meta, as: .avif) == Size(258, 7))
    #expect(HeaderSize.read(kind + box("mdat", size), as: .avif) == nil)
    // A box of no length goes on to the end, and one of length one has a longer number.
    let open = [0, 0, 0, 0] + Array("mdat".utf8)
    #expect(HeaderSize.read(kind + meta + open, as: .avif) == Size(258, 7))
    let long = [0, 0, 0, 1] + Array("free".utf8) + [0, 0, 0, 0, 0, 0, 0, 16]
    #expect(HeaderSize.read(kind + long + meta, as: .avif) == Size(258, 7))
    for count in 0..<40 { _ = HeaderSize.read(Array((kind + meta).suffix(count)), as: .avif) }
  }
}
