import FacetModel
import Testing

/// What a client leaves out of a feed, and why.
struct AdmissionTests {
  @Test func anUnknownComponentIsLeftOutAndTheOthersKeepTheirOrder() throws {
    let facets = [node("a", "row.text"), node("x", "row.hologram"), node("b", "row.info"), node("c", "card.store")]
    #expect(try shown(facets.joined(separator: ",")) == "a b c")
    #expect(try omission(of: "x", facets.joined(separator: ",")) == .unknownComponent("row.hologram"))
    #expect(try omission(of: "a", facets.joined(separator: ",")) == nil)
  }

  @Test(arguments: [
    #"{"id":"a"}"#, #"{"id":"a","component":null}"#, #"{"id":"a","component":{}}"#,
    #"{"id":"a","component":{"id":"","category":"row"}}"#, #"{"id":"a","component":[]}"#,
  ])
  func aFacetThatNamesNoComponentIsLeftOut(_ facet: String) throws {
    let feed = try decode(article("\(facet),\(node("b", "row.text"))"))
    #expect(feed.rules == [.missingComponent])
    let admission = Admission(feed.tree, for: .all)
    #expect(admission.omission(of: try feed.facet("a")) == .noComponent)
    #expect(outline(feed.sections[0].body, in: admission) == "b")
  }

  @Test(arguments: Capabilities.containers.sorted())
  func aContainerNoneOfWhoseChildrenIsShownGoesWithThem(_ component: String) throws {
    let container = node("c", component, node("x", "card.hologram"), node("y", "card.hologram"))
    #expect(try shown(container) == "")
    #expect(try omission(of: "c", container) == .noChildShown)
    #expect(try omission(of: "x", container) == .unknownComponent("card.hologram"))
  }

  @Test func oneShownChildKeepsItsContainer() throws {
    let carousel = node("c", "carousel.standard", node("x", "card.hologram"), node("a", "card.store"))
    #expect(try shown(carousel) == "c(a)")
  }

  @Test func containersAreJudgedFromTheBottomUp() throws {
    let inner = node("i", "carousel.standard", node("x", "card.hologram"))
    #expect(try shown(node("l", "list.standard", node("g", "grid.standard", inner))) == "")
    #expect(try omission(of: "l", node("l", "list.standard", node("g", "grid.standard", inner))) == .noChildShown)
    #expect(try shown(node("l", "list.standard", inner, node("a", "row.text"))) == "l(a)")
  }

  @Test(arguments: Capabilities.containers.sorted() + ["address-picker"])
  func whatIsEmptyOnTheWireStays(_ component: String) throws {
    #expect(try shown(node("c", component)) == "c")
  }

  @Test func anEmptyContainerKeepsTheOneAroundIt() throws {
    #expect(try shown(node("l", "list.standard", node("i", "container.doubledash_reminder"))) == "l(i)")
  }

  @Test(arguments: ["card.dish_item_square", "row.store", "row.text", "header.page"])
  func cardsAndRowsLoseOnlyTheChild(_ component: String) throws {
    let card = node("c", component, node("x", "button.hologram"))
    #expect(try shown(card) == "c")
    #expect(try omission(of: "x", card) == .unknownComponent("button.hologram"))
  }

  @Test func whatIsInsideSomethingLeftOutGoesWithIt() throws {
    let unknown = node("x", "carousel.hologram", node("a", "card.store", node("b", "button.standard")), node("y", "z"))
    #expect(try shown(unknown) == "")
    #expect(try omission(of: "a", unknown) == .insideOmitted)
    #expect(try omission(of: "b", unknown) == .insideOmitted)
    #expect(try omission(of: "y", unknown) == .unknownComponent("z"))
  }

  @Test(
    arguments: [
      (navigate("javascript:alert(1)"), .scheme("javascript")),
      (navigate("http://elsewhere.example/"), .scheme("http")),
      (navigate("doordash://casino"), .place("casino")),
    ] as [(String, Omission.Click)])
  func aFacetWhoseNavigationLeadsNowhereIsLeftOut(_ click: String, _ why: Omission.Click) throws {
    let facets = [node("a", "row.text", click: click), node("b", "row.text")].joined(separator: ",")
    #expect(try shown(facets) == "b")
    #expect(try omission(of: "a", facets) == .clickNotUnderstood(why))
  }

  private static let unknownActions: [(String, Omission.Click)] = [
    (#"{"name":"teleport"}"#, .unknownAction("teleport")), (#"{"data":{"uri":"store/7/"}}"#, .unknownAction(nil)),
    (#"{"name":"teleport","data":{"uri":"tel:911"}}"#, .unknownAction("teleport")),
  ]

  @Test("An unknown action costs a facet its click, and nothing else", arguments: unknownActions)
  func unknownActionCostsTheClick(_ click: String, _ why: Omission.Click) throws {
    let facets = [node("a", "row.text", click: click), node("b", "row.text")].joined(separator: ",")
    let feed = try decode("[\(facets)]")
    let admission = Admission(feed.tree, for: .all)
    #expect(outline(feed.sections[0].body, in: admission) == "a b")
    #expect(try admission.omission(of: feed.facet("a")) == nil)
    #expect(try admission.lostClick(of: feed.facet("a")) == why)
    #expect(try admission.lostClick(of: feed.facet("b")) == nil)
    #expect(admission.clicklessFacets.map(\.id) == ["a"] && admission.clicklessCount == 1)
    #expect(admission.shownCount == 2 && admission.omittedFacets.isEmpty)
  }

  @Test("A client before 6.1.0 leaves out a facet with an unknown action", arguments: unknownActions)
  func olderClientsLoseTheFacet(_ click: String, _ why: Omission.Click) throws {
    let facets = [node("a", "row.text", click: click), node("b", "row.text")].joined(separator: ",")
    let older = Capabilities.all.asOf(SemanticVersion(6, 0, 0))
    #expect(try shown(facets, to: older) == "b")
    #expect(try omission(of: "a", facets, to: older) == .clickNotUnderstood(why))
    let feed = try decode("[\(facets)]")
    #expect(Admission(feed.tree, for: older).clicklessFacets.isEmpty)
  }

  @Test("A facet without its click still keeps its container and its children")
  func clicklessFacetsCountAsShown() throws {
    let teleport = #"{"name":"teleport"}"#
    let card = node("x", "card.store", click: teleport)
    #expect(try shown(node("c", "carousel.standard", card)) == "c(x)")
    #expect(try shown(node("c", "carousel.standard", click: teleport, node("a", "card.store"))) == "c(a)")
    #expect(try shown(node("u", "carousel.hologram", card)) == "")
    #expect(try omission(of: "x", node("u", "carousel.hologram", card)) == .insideOmitted)
    let feed = try decode("[\(node("u", "carousel.hologram", card))]")
    #expect(Admission(feed.tree, for: .all).clicklessCount == 0)
  }

  @Test(arguments: [
    navigate("store/7/"), navigate("https://elsewhere.example/"), navigate("caviar://login"), navigate(""),
    #"{"name":"navigate"}"#, #"{"name":"load_content","data":{"sections":["s"]}}"#, #"{"name":"load_content"}"#,
    #"{"name":"apply_cuisine_filter","data":{"cuisine_filter_id":"1"}}"#, "null",
    "{\"name\":\"navigate\",\"data\":\"{\"}",
  ])
  func aFacetWhoseClickIsUnderstoodStays(_ click: String) throws {
    #expect(try shown(node("a", "row.text", click: click)) == "a")
  }

  @Test func aContainerLosesTheChildWhoseClickIsNotUnderstood() throws {
    let bad = node("x", "card.store", click: navigate("tel:911"))
    #expect(try shown(node("c", "carousel.standard", bad, node("a", "card.store"))) == "c(a)")
    #expect(try omission(of: "c", node("c", "carousel.standard", bad)) == .noChildShown)
  }

  @Test func otherEventsThanAClickAreHarmless() throws {
    let facet = try facet(#""events":{"view":{"name":"teleport"},"swipe":{"name":"navigate","data":{"uri":"tel:1"}}}"#)
    #expect(Admission(facet.tree, for: .all).isShown(facet))
  }

  @Test func aSourceServedOverHTTPMayLeadToItself() throws {
    var client = Capabilities.all
    client.sourceHosts = ["127.0.0.1"]
    let facet = node("a", "row.text", click: navigate("http://127.0.0.1:8080/page/2"))
    #expect(try shown(facet) == "")
    #expect(try shown(facet, to: client) == "a")
  }
}
