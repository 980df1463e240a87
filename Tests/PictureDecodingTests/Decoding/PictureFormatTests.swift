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
}
