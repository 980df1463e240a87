import FacetModel
import Testing

struct FacetImageTests {
  @Test("Every slot of images is read") func everySlotIsRead() throws {
    let images = try facet(
      #""images":{"main":{"uri":"m"},"icon":{"local":"i"},"background":{"uri":"b"},"accessory":{"local":"a"}}"#
    ).images
    #expect(images.main?.uri == "m")
    #expect(images.icon?.local == "i")
    #expect(images.background?.uri == "b")
    #expect(images.accessory?.local == "a")
  }

  @Test(
    "An image is an object, and its empty and null members are absent",
    arguments: [
      #"{"uri":"https://img.example/1.jpg","placeholder":"Two for one","local":"","style":"STYLE_ROUNDED"}"#,
      #"{"uri":"https://img.example/1.jpg","placeholder":"Two for one","local":null,"style":"ROUNDED","#
        + #""videoUri":null,"logging":null,"events":{"click":null},"__typename":"FacetV2Image"}"#,
    ])
  func imagesAreObjects(_ json: String) throws {
    let image = try main(json)
    #expect(image?.uri == "https://img.example/1.jpg")
    #expect(image?.placeholder == "Two for one")
    #expect(image?.local == nil)
    #expect(image?.style == .rounded)
    #expect(image?.videoURI == nil)
  }

  @Test(
    "A string is a URI if it has a scheme, and a local name if not",
    arguments: [
      ("dashpass-logo", nil, "dashpass-logo"), ("https://img.example/a.png", "https://img.example/a.png", nil),
      ("http://img.example/a.png", "http://img.example/a.png", nil), ("arrow-right", nil, "arrow-right"),
      ("data:image/png;base64,AA==", "data:image/png;base64,AA==", nil),
      ("HTTPS://IMG.EXAMPLE", "HTTPS://IMG.EXAMPLE", nil),
      ("icons/star://", nil, "icons/star://"), ("1:2", nil, "1:2"),
    ] as [(String, String?, String?)])
  func stringsAreURIsOrLocalNames(_ text: String, _ uri: String?, _ local: String?) throws {
    let image = try main("\"\(text)\"")
    #expect(image?.uri == uri)
    #expect(image?.local == local)
    #expect(image?.style == .unspecified)
  }

  @Test(
    "An image that shows nothing is absent",
    arguments: [
      #""""#, "null", "[]", "7", "true", "{}", #"{"uri":"","local":"","placeholder":""}"#,
      #"{"uri":null,"local":null,"placeholder":null,"style":"UNSPECIFIED","videoUri":null}"#,
    ])
  func emptyImagesAreAbsent(_ json: String) throws {
    #expect(try main(json) == nil)
  }

  @Test("An image may consist of its placeholder text alone") func altTextIsEnough() throws {
    #expect(try main(#"{"uri":"","placeholder":"Free dessert"}"#)?.placeholder == "Free dessert")
  }

  @Test(
    "The style of an image is read with and without its prefix",
    arguments: [
      (#""STYLE_ROUNDED""#, .rounded), (#""ROUNDED""#, .rounded), (#""STYLE_CIRCLE""#, .circle),
      (#""CIRCLE""#, .circle),
      (#""STYLE_UNSPECIFIED""#, .unspecified), (#""UNSPECIFIED""#, .unspecified), (#""""#, .unspecified),
      ("null", .unspecified), (#""STYLE_HEXAGON""#, .unknown("STYLE_HEXAGON")), (#""HEXAGON""#, .unknown("HEXAGON")),
    ] as [(String, ImageStyle)])
  func stylesMayHaveAPrefix(_ json: String, _ style: ImageStyle) throws {
    #expect(try main(#"{"uri":"u","style":\#(json)}"#)?.style == style)
  }

  @Test("A video is read in both spellings", arguments: ["video_uri", "videoUri"])
  func videosAreReadInBothSpellings(_ key: String) throws {
    #expect(try main(#"{"uri":"u","\#(key)":"https://v.example/1.mp4"}"#)?.videoURI == "https://v.example/1.mp4")
  }

  @Test(
    "Custom images are an object or a list of pairs",
    arguments: [
      #"{"left":{"uri":"https://l"},"modality_icon":{"local":"walking-icon"},"right":null,"none":"","void":{"uri":""}}"#,
      #"[{"key":"left","value":{"uri":"https://l"}},{"key":"modality_icon","value":"walking-icon"},"#
        + #"{"key":"right","value":null}]"#,
    ])
  func customImagesAreAnObjectOrPairs(_ json: String) throws {
    let custom = try facet(#""images":{"custom":\#(json)}"#).images.custom
    #expect(custom.map(\.key) == ["left", "modality_icon"])
    #expect(custom.map(\.image.uri) == ["https://l", nil])
    #expect(custom.map(\.image.local) == [nil, "walking-icon"])
  }

  private func main(_ json: String) throws -> FacetImage? {
    try facet(#""images":{"main":\#(json)}"#).images.main
  }
}
