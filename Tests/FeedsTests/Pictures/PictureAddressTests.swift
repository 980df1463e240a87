import JSON
import Testing

@testable import Feeds

@Suite struct PictureAddressTests {
  @Test("A data address holds its bytes in base64 or percent form")
  func dataAddress() {
    #expect(DataAddress.bytes(of: "data:image/png;base64,AQID") == [1, 2, 3])
    #expect(DataAddress.bytes(of: "data:image/png;base64,AQ%3D%3D") == [1])
    #expect(DataAddress.bytes(of: "data:,a%00%fF") == [97, 0, 255])
  }

  @Test(
    "Other addresses and broken ones have no bytes",
    arguments: ["https://a.example/x", "data:image/png", "data:;base64,*", "data:,%4", "data:,%zz", ""])
  func noBytes(address: String) {
    #expect(DataAddress.bytes(of: address) == nil)
  }

  private func folder(_ json: String) throws -> PictureFolder? {
    PictureFolder(try Document.read(ByteBuffer(json), interner: Interner()).root)
  }

  @Test("The addresses under a prefix are paths in the folder, without query and percent signs")
  func paths() throws {
    let folder = try #require(try folder(#"{"uri": "https://img.example/*", "folder": "pictures"}"#))
    #expect(folder.path(of: "https://img.example/a/b.png?w=3#x") == "pictures/a/b.png")
    #expect(folder.path(of: "https://img.example/caf%C3%A9.png") == "pictures/café.png")
    #expect(folder.path(of: "https://other.example/a.png") == nil)
  }

  @Test(
    "An address cannot lead out of the folder",
    arguments: ["../a", "a/../../b", "%2e%2e/a", "/etc/passwd", "a%00b", ""])
  func outside(rest: String) throws {
    let folder = try #require(try folder(#"{"uri": "https://img.example/*", "folder": "pictures"}"#))
    #expect(folder.path(of: "https://img.example/" + rest) == nil)
    #expect(PicturePath.path(of: rest) == nil)
  }

  @Test(
    "A folder outside, or a uri without a star, is no folder of pictures",
    arguments: [
      #"{"uri": "https://img.example/*", "folder": "../x"}"#, #"{"uri": "https://img.example/", "folder": "x"}"#,
      #"{"uri": "https://img.example/*"}"#, #"{"folder": "x"}"#, "[]", "7",
    ])
  func noFolder(json: String) throws {
    #expect(try folder(json) == nil)
  }

  @Test("An archive has its pictures by their addresses")
  func archive() throws {
    let har = #"""
      {"log": {"entries": [
        {"request": {"method": "GET", "url": "https://a.example/feed"},
         "response": {"content": {"text": "{\"body\": []}"}}},
        {"request": {"method": "GET", "url": "https://a.example/x.png"},
         "response": {"content": {"mimeType": "image/png", "encoding": "base64", "text": "AQID"}}},
        {"request": {"method": "GET", "url": "https://a.example/y.js"},
         "response": {"content": {"mimeType": "text/javascript", "encoding": "base64", "text": "AQID"}}}]}}
      """#
    let interner = Interner.forFeeds()
    let archive = try HARArchive(try Document.read(ByteBuffer(har), interner: interner).root, interner: interner)
    #expect(archive.pictureAddresses == ["https://a.example/x.png"])
    #expect(archive.picture(at: "https://a.example/x.png") == [1, 2, 3])
    #expect(archive.picture(at: "https://a.example/y.js") == nil)
  }
}
