import FacetModel
import Feeds
import Testing

@testable import AppCore
@testable import Pages
@testable import Sessions

/// The addresses that the app's requests are sent to.
struct QuestionTests {
  private let home = HTTPPage(URIReference("https://feeds.example/v2/home?lat=1"))
  private let page = HTTPPage(
    URIReference("https://feeds.example/v2/go"), base: URIReference("https://feeds.example/v3/page?lat=1&cursor=old"))

  private func address(_ request: FeedRequest) -> String {
    HTTPQuestion(request, from: page, number: 4, home: home).address.text
  }

  @Test("Each kind of request has its address")
  func eachRequestHasItsAddress() {
    #expect(address(.home) == "https://feeds.example/v2/home?lat=1")
    #expect(address(.again) == "https://feeds.example/v2/go")
    #expect(address(.open(uri: "store/12?cursor=abc")) == "https://feeds.example/v3/store/12?cursor=abc")
    #expect(address(.open(uri: "/search?q=a b")) == "https://feeds.example/search?q=a%20b")
    #expect(address(.next(cursor: "a=/b")) == "https://feeds.example/v3/page?lat=1&cursor=a%3D%2Fb")
    #expect(
      address(.sections(["near", "far"])) == "https://feeds.example/v3/page?lat=1&cursor=old&sections=near,far")
    #expect(
      address(.sections(["near"], filterQuery: "price_range=1,2&eta=30"))
        == "https://feeds.example/v3/page?lat=1&cursor=old&sections=near&filterQuery=price_range%3D1,2%26eta%3D30")
  }

  @Test("The request for the next page keeps the filters and drops the sections")
  func nextPageKeepsTheFilters() {
    let filtered = HTTPPage(URIReference("https://feeds.example/home?sections=near&filterQuery=eta%3D30"))
    let next = HTTPQuestion(.next(cursor: "c"), from: filtered, number: 2, home: home).address.text
    #expect(next == "https://feeds.example/home?filterQuery=eta%3D30&cursor=c")
  }

  @Test("No request carries the user name and password of a link")
  func noLinkCarriesANameAndAPassword() {
    #expect(address(.open(uri: "https://me:hush@feeds.example/x")) == "https://feeds.example/x")
    #expect(address(.open(uri: "//me@feeds.example/x")) == "https://feeds.example/x")
  }

  @Test(
    "The title of a page is the last word of its path that is not an opaque value",
    arguments: [
      ("https://h.example/v2/home?lat=1", "home"), ("https://h.example/", "h.example"),
      ("https://h.example", "h.example"),
      ("https://h.example/facet_feed/b3BhcXVlLWN1cnNvcg==/", "facet_feed"),
    ])
  func titlesAreTheLastWordThatIsNoSecret(address: String, title: String) {
    #expect(HTTPPage(URIReference(address)).title.string == title)
  }

  @Test("The name of a page hides user names, opaque values, queries and fragments")
  func namesHideSecrets() {
    let name = HTTPPage.name(of: URIReference("https://me:hush@h.example:8443/facet_feed/b3BhcXVlLWN1cnNvcg==/?x=1#y"))
    #expect(name.string.hasPrefix("https://h.example:8443/facet_feed/…"))
    #expect(name.string.allSatisfy { !"=?#".contains($0) })
  }
}
