import Testing

@testable import Pictures

@Suite struct PictureReachTests {
  private let reach = PictureReach(
    prefixes: ["https://img.example.com/"], addresses: ["https://other.example/a.png"], hasFiles: true)

  @Test(
    "Saved pictures are in reach",
    arguments: [
      "https://img.example.com/places/7.jpg", "https://other.example/a.png", "pictures/7.jpg", "../7.jpg", "7.jpg?w=3",
      "data:image/png;base64,AAAA",
    ])
  func savedPictures(address: String) {
    #expect(reach.holds(address))
  }

  @Test(
    "Pictures of servers and of other schemes are out of reach",
    arguments: [
      "https://other.example/b.png", "http://img.example.com/places/7.jpg", "//img.example.com/7.jpg",
      "file:///etc/passwd", "ftp://img.example.com/7.jpg",
    ])
  func otherPictures(address: String) {
    #expect(!reach.holds(address))
  }

  @Test("Only pictures in the feed itself are in reach of a feed without files")
  func withoutFiles() {
    #expect(PictureReach.none.holds("data:,x"))
    #expect(!PictureReach.none.holds("7.jpg"))
  }

  @Test("A page has room for pictures in reach while they are on")
  func room() {
    var settings = PictureSettings(isOn: true, reach: reach)
    #expect(settings.shows("7.jpg"))
    #expect(!settings.shows("https://other.example/b.png"))
    settings.isOn = false
    #expect(!settings.shows("7.jpg"))
  }
}
