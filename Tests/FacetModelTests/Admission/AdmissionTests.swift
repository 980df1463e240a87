import FacetModel
import Testing

/// The facets that a client leaves out of a feed, and the reasons.
struct AdmissionTests {
  @Test("An unknown component is left out, and the other facets keep their order")
  func unknownComponentsAreLeftOut() throws {
    let facets = [node("a", "row.text"), node("x", "row.hologram"), node("b", "row.info"), node("c", "card.store")]
    #expect(try shown(facets.joined(separator: ",")) == "a b c")
    #expect(try omission(of: "x", facets.joined(separator: ",")) == .unknownComponent("row.hologram"))
    #expect(try omission(of: "a", facets.joined(separator: ",")) == nil)
  }

  @Test(
    "A facet that names no component is left out",
    arguments: [
      #"{"id":"a"}"#, #"{"id":"a","component":null}"#, #"{"id":"a","component":{}}"#,
      #"{"id":"a","component":{"id":"","category":"row"}}"#, #"{"id":"a","component":[]}"#,
    ])
  func facetsWithoutAComponentAreLeftOut(_ facet: String) throws {
    let feed = try decode(article("\(facet),\(node("b", "row.text"))"))
    #expect(feed.rules == [.missingComponent])
    let admission = Admission(feed.tree, for: .all)
    #expect(admission.omission(of: try feed.facet("a")) == .noComponent)
    #expect(outline(feed.sections[0].body, in: admission) == "b")
  }

  @Test("A container is left out if none of its children is shown", arguments: Capabilities.containers.sorted())
  func containersWithoutShownChildrenAreLeftOut(_ component: String) throws {
    let container = node("c", component, node("x", "card.hologram"), node("y", "card.hologram"))
    #expect(try shown(container) == "")
    #expect(try omission(of: "c", container) == .noChildShown)
    #expect(try omission(of: "x", container) == .unknownComponent("card.hologram"))
  }

  @Test("A single visible child keeps its container") func shownChildKeepsItsContainer() throws {
    let carousel = node("c", "carousel.standard", node("x", "card.hologram"), node("a", "card.store"))
    #expect(try shown(carousel) == "c(a)")
  }

  @Test("Facets inside a component that draws none are left out, with all that is inside of them")
  func facetsThatAreNotDrawnAreLeftOut() throws {
    let plain = Capabilities(
      ["row.text", "list.standard"].map {
        ComponentCapability(
          id: $0, category: "", since: SemanticVersion(1, 0, 0), isContainer: $0 == "list.standard",
          drawsChildren: $0 == "list.standard")
      })
    let inner = node("l", "list.standard", node("b", "row.text"))
    let drawn = node("c", "list.standard", node("d", "row.text"))
    let feed = try decode(article(node("a", "row.text", inner) + "," + drawn))
    let admission = Admission(feed.tree, for: plain)
    #expect(outline(feed.sections[0].body, in: admission) == "a c(d)")
    #expect(admission.omission(of: try feed.facet("l")) == .insideUndrawn(component: "row.text"))
    #expect(admission.omission(of: try feed.facet("b")) == .insideOmitted)
    #expect(admission.shownCount == 3)
  }

  @Test("Nested containers are judged from the innermost outward") func containersAreJudgedFromTheInside() throws {
    let inner = node("i", "carousel.standard", node("x", "card.hologram"))
    #expect(try shown(node("l", "list.standard", node("g", "grid.standard", inner))) == "")
    #expect(try omission(of: "l", node("l", "list.standard", node("g", "grid.standard", inner))) == .noChildShown)
    #expect(try shown(node("l", "list.standard", inner, node("a", "row.text"))) == "l(a)")
  }

  @Test(
    "A container that is sent without children is shown",
    arguments: Capabilities.containers.sorted() + ["address-picker"])
  func emptyContainersStay(_ component: String) throws {
    #expect(try shown(node("c", component)) == "c")
  }

  @Test("A container that is sent without children keeps the container around it")
  func emptyContainersKeepTheirParents() throws {
    #expect(try shown(node("l", "list.standard", node("i", "container.doubledash_reminder"))) == "l(i)")
  }

  @Test(
    "A card or row is shown even if its child is left out",
    arguments: ["card.dish_item_square", "row.store", "row.text", "header.page"])
  func cardsAndRowsLoseOnlyTheChild(_ component: String) throws {
    let card = node("c", component, node("x", "button.hologram"))
    #expect(try shown(card) == "c")
    #expect(try omission(of: "x", card) == .unknownComponent("button.hologram"))
  }

  @Test("The children of a facet that is left out are left out with it")
  func contentsOfOmittedFacetsAreLeftOut() throws {
    let unknown = node("x", "carousel.hologram", node("a", "card.store", node("b", "button.standard")), node("y", "z"))
    #expect(try shown(unknown) == "")
    #expect(try omission(of: "a", unknown) == .insideOmitted)
    #expect(try omission(of: "b", unknown) == .insideOmitted)
    #expect(try omission(of: "y", unknown) == .unknownComponent("z"))
  }

  @Test(
    "A facet whose navigation is not understood is left out",
    arguments: [
      (navigate("javascript:alert(1)"), .scheme("javascript")),
      (navigate("http://elsewhere.example/"), .scheme("http")),
      (navigate("doordash://casino"), .place("casino")),
    ] as [(String, Omission.Click)])
  func navigationsThatLeadNowhereAreLeftOut(_ click: String, _ reason: Omission.Click) throws {
    let facets = [node("a", "row.text", click: click), node("b", "row.text")].joined(separator: ",")
    #expect(try shown(facets) == "b")
    #expect(try omission(of: "a", facets) == .clickNotUnderstood(reason))
  }

  private static let unknownActions: [(String, Omission.Click)] = [
    (#"{"name":"teleport"}"#, .unknownAction("teleport")), (#"{"data":{"uri":"store/7/"}}"#, .unknownAction(nil)),
    (#"{"name":"teleport","data":{"uri":"tel:911"}}"#, .unknownAction("teleport")),
  ]

  @Test("An unknown action disables the click, and the facet is shown", arguments: unknownActions)
  func unknownActionCostsTheClick(_ click: String, _ reason: Omission.Click) throws {
    let facets = [node("a", "row.text", click: click), node("b", "row.text")].joined(separator: ",")
    let feed = try decode("[\(facets)]")
    let admission = Admission(feed.tree, for: .all)
    #expect(outline(feed.sections[0].body, in: admission) == "a b")
    #expect(try admission.omission(of: feed.facet("a")) == nil)
    #expect(try admission.lostClick(of: feed.facet("a")) == reason)
    #expect(try admission.lostClick(of: feed.facet("b")) == nil)
    #expect(admission.clicklessFacets.map(\.id) == ["a"] && admission.clicklessCount == 1)
    #expect(admission.shownCount == 2 && admission.omittedFacets.isEmpty)
  }

  @Test("A client before 6.1.0 leaves out a facet with an unknown action", arguments: unknownActions)
  func olderClientsLoseTheFacet(_ click: String, _ reason: Omission.Click) throws {
    let facets = [node("a", "row.text", click: click), node("b", "row.text")].joined(separator: ",")
    let older = Capabilities.all.asOf(SemanticVersion(6, 0, 0))
    #expect(try shown(facets, to: older) == "b")
    #expect(try omission(of: "a", facets, to: older) == .clickNotUnderstood(reason))
    let feed = try decode("[\(facets)]")
    #expect(Admission(feed.tree, for: older).clicklessFacets.isEmpty)
  }

  @Test("A facet whose click is disabled keeps its container and its children")
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

  @Test(
    "A facet whose click is understood is shown",
    arguments: [
      navigate("store/7/"), navigate("https://elsewhere.example/"), navigate("caviar://login"), navigate(""),
      #"{"name":"navigate"}"#, #"{"name":"load_content","data":{"sections":["s"]}}"#, #"{"name":"load_content"}"#,
      #"{"name":"apply_cuisine_filter","data":{"cuisine_filter_id":"1"}}"#, "null",
      "{\"name\":\"navigate\",\"data\":\"{\"}",
    ])
  func facetsWithUnderstoodClicksStay(_ click: String) throws {
    #expect(try shown(node("a", "row.text", click: click)) == "a")
  }

  @Test("A container loses a child whose navigation is not understood")
  func containersLoseTheChildWhoseClickIsNotUnderstood() throws {
    let bad = node("x", "card.store", click: navigate("tel:911"))
    #expect(try shown(node("c", "carousel.standard", bad, node("a", "card.store"))) == "c(a)")
    #expect(try omission(of: "c", node("c", "carousel.standard", bad)) == .noChildShown)
  }

  @Test("Events other than a click never leave a facet out") func otherEventsAreHarmless() throws {
    let facet = try facet(#""events":{"view":{"name":"teleport"},"swipe":{"name":"navigate","data":{"uri":"tel:1"}}}"#)
    #expect(Admission(facet.tree, for: .all).isShown(facet))
  }

  @Test("A source served over plain HTTP may link to itself") func sourcesMayLinkToThemselvesOverHTTP() throws {
    var client = Capabilities.all
    client.sourceHosts = ["127.0.0.1"]
    let facet = node("a", "row.text", click: navigate("http://127.0.0.1:8080/page/2"))
    #expect(try shown(facet) == "")
    #expect(try shown(facet, to: client) == "a")
  }
}
