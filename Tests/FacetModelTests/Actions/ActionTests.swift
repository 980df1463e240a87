import FacetModel
import Testing

struct ActionTests {
  @Test(
    "A navigation has a URI and a domain, whether its data is an object or a string",
    arguments: [
      #"{"domain":"https://www.doordash.com/","uri":"store/7/?cursor=eyJ9","extra":1}"#,
      #""{\"domain\":\"https://www.doordash.com/\",\"uri\":\"store/7/?cursor=eyJ9\"}""#,
    ])
  func navigationHasAURIAndADomain(_ data: String) throws {
    #expect(
      try click("navigate", data)
        == .navigate(Navigation(uri: "store/7/?cursor=eyJ9", domain: "https://www.doordash.com/")))
  }

  @Test("A navigation may name the link of its campaign, in either spelling", arguments: ["cms_link", "cmsLink"])
  func navigationMayNameACampaign(_ key: String) throws {
    #expect(
      try click("navigate", #"{"uri":"https://www.doordash.com/p/x","\#(key)":"https://cms.example"}"#)
        == .navigate(Navigation(uri: "https://www.doordash.com/p/x", cmsLink: "https://cms.example")))
  }

  @Test(
    "A navigation without a usable URI leads nowhere",
    arguments: ["null", "{}", #""{}""#, #"{"uri":""}"#, #""broken {""#, "[]", "7"])
  func navigationMayLackAURI(_ data: String) throws {
    #expect(try click("navigate", data) == .navigate(Navigation(uri: nil)))
  }

  @Test(
    "Content is loaded by a cursor, by an offset or for named sections",
    arguments: ["load_content", "loadContent"],
    [
      (#"{"cursor":"eyJvIjoyMH0="}"#, .page(cursor: "eyJvIjoyMH0=")),
      (#""{\"cursor\":\"eyJvIjoyMH0=\"}""#, .page(cursor: "eyJvIjoyMH0=")),
      (#"{"offset":"20"}"#, .page(cursor: "20")), (#"{"offset":20}"#, .page(cursor: "20")),
      (#"{"offset":20.0}"#, .page(cursor: "20")), (#"{"cursor":"c","offset":20}"#, .page(cursor: "c")),
      (#"{"cursor":"","offset":"20"}"#, .page(cursor: "20")),
      (#"{"sections":["store_feed","Search Results",7]}"#, .sections(["store_feed", "Search Results", "7"])),
      (#""{\"sections\":[\"store_feed\"]}""#, .sections(["store_feed"])),
      ("{}", .nothing), ("null", .nothing), (#"{"cursor":null}"#, .nothing), (#"{"sections":[]}"#, .nothing),
      (#"{"sections":"store_feed"}"#, .nothing),
    ] as [(String, LoadContent)])
  func contentIsLoadedByCursorOrSections(_ name: String, _ example: (String, LoadContent)) throws {
    #expect(try click(name, example.0) == .loadContent(example.1))
  }

  @Test(
    "A cuisine filter has an id and a name, in either spelling",
    arguments: [
      #"{"cuisine_filter_id":"12","cuisine_filter_name":"Thai"}"#,
      #"{"cuisineFilterId":12,"cuisineFilterName":"Thai"}"#,
      #""{\"cuisine_filter_id\":\"12\",\"cuisine_filter_name\":\"Thai\"}""#,
    ])
  func cuisineFilterHasIDAndName(_ data: String) throws {
    #expect(try click("apply_cuisine_filter", data) == .applyCuisineFilter(id: "12", name: "Thai"))
    #expect(try click("applyCuisineFilter", data) == .applyCuisineFilter(id: "12", name: "Thai"))
  }

  @Test(
    "An action with any other name is unknown and keeps its name",
    arguments: [
      (#""teleport""#, "teleport"), (#""Navigate""#, "Navigate"), (#""""#, nil), ("null", nil), ("{}", nil),
    ] as [(String, String?)])
  func otherActionsAreUnknown(_ name: String, _ expected: String?) throws {
    let facet = try facet(#""events":{"click":{"name":\#(name),"data":{"uri":"store/7/"}}}"#)
    #expect(facet.events.click == .unknown(name: expected))
  }

  private func click(_ name: String, _ data: String) throws -> Action? {
    try facet(#""events":{"click":{"name":"\#(name)","data":\#(data)}}"#).events.click
  }
}
