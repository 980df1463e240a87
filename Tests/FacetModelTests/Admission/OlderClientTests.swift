import FacetModel
import Testing

/// The same feed as clients of earlier versions show it.
struct OlderClientTests {
  private static let loadContent = #"{"name":"load_content","data":{"sections":["s"]}}"#
  private static let presentModal = #"{"name":"present_modal","data":{"title":"Fees"}}"#
  private static let modalBanner = #"{"name":"navigate","data":"{\"uri\":\"modal\",\"modal_title\":\"Fees\"}"}"#
  private static let applyFilter = #"{"name":"apply_cuisine_filter","data":{"cuisine_filter_id":"1"}}"#

  @Test(
    "A client shows the components of its version and of earlier ones",
    arguments: [
      ("0.9.0", ""), ("1.0.0", "tile"), ("1.9.9", "tile"), ("2.0.0", "tile row"), ("3.0.0", "tile row"),
      ("3.0.1", "tile row card"), ("4.0.0", "tile row card dish"), ("5.0.0", "tile row card dish"),
      ("6.0.0-rc.1", "tile row card dish"), ("6.0.0", "tile row card dish saved"),
      ("7.1.0", "tile row card dish saved"),
    ])
  func componentsFollowTheirVersions(_ version: String, _ expected: String) throws {
    let seen = try shown(
      node("tile", "card.tile"), node("row", "row.store"), node("card", "card.store"),
      node("dish", "card.dish_item_square"), node("saved", "row.saved_store"), to: client(version))
    #expect(seen == expected)
  }

  @Test(
    "A client shows facets with the actions of its version and of earlier ones",
    arguments: [
      ("1.0.0", "goes"), ("2.0.0", "goes loads"), ("3.0.0", "goes loads"), ("3.0.1", "goes loads filters"),
      ("4.0.0", "goes loads filters"), ("6.0.0", "goes loads filters"), ("6.1.0-rc.1", "goes loads filters"),
      ("6.1.0", "goes loads filters tells"),
    ])
  func actionsFollowTheirVersions(_ version: String, _ expected: String) throws {
    let seen = try shown(
      node("goes", "row.text", click: navigate("store/7/")), node("loads", "row.text", click: Self.loadContent),
      node("filters", "row.text", click: Self.applyFilter), node("tells", "row.text", click: Self.presentModal),
      to: client(version))
    #expect(seen == expected)
  }

  @Test(
    "A facet with a navigation to `modal` is shown by clients of every version", arguments: ["1.0.0", "6.0.0", "6.1.0"])
  func modalBannersAreAlwaysShown(version: String) throws {
    #expect(try shown(node("a", "row.text", click: Self.modalBanner), to: client(version)) == "a")
  }

  @Test("The reason for an omission names the version that would be needed")
  func omissionsNameTheNeededVersion() throws {
    #expect(
      try omission(of: "a", node("a", "card.store"), to: client("2.0.0"))
        == .tooNew(component: "card.store", since: SemanticVersion(3, 0, 1)))
    #expect(
      try omission(of: "a", node("a", "row.text", click: Self.loadContent), to: client("1.0.0"))
        == .clickNotUnderstood(.actionTooNew("load_content", since: SemanticVersion(2, 0, 0))))
    #expect(
      try omission(of: "a", node("a", "row.text", click: Self.applyFilter), to: client("3.0.0"))
        == .clickNotUnderstood(.actionTooNew("apply_cuisine_filter", since: SemanticVersion(3, 0, 1))))
    #expect(
      try omission(of: "a", node("a", "row.text", click: Self.presentModal), to: client("6.0.0"))
        == .clickNotUnderstood(.actionTooNew("present_modal", since: SemanticVersion(6, 1, 0))))
    #expect(try omission(of: "a", node("a", "row.hologram"), to: client("1.0.0")) == .unknownComponent("row.hologram"))
  }

  @Test("A container is left out if all its children are too new") func containersOfNewerComponentsAreLeftOut() throws {
    let carousel = node("c", "carousel.standard", node("a", "card.store"), node("b", "card.promo"))
    #expect(try shown(carousel, to: client("2.0.0")) == "")
    #expect(try omission(of: "c", carousel, to: client("2.0.0")) == .noChildShown)
    #expect(try shown(carousel, to: client("3.0.1")) == "c(a)")
    #expect(try shown(carousel, to: client("4.0.0")) == "c(a b)")
  }

  @Test("A newer client shows every facet that an older client shows")
  func newerClientsShowEverythingOlderOnesShow() throws {
    let feed = try decode(bytes: sample("home.json"))
    var earlier: Set<Int> = []
    for version in ["1.0.0", "2.0.0", "3.0.1", "4.0.0", "6.0.0", "6.1.0"] {
      let admission = Admission(feed.tree, for: try client(version))
      let seen = Set(feed.facets.filter(admission.isShown).map(\.index))
      #expect(earlier.isSubset(of: seen), "\(version)")
      earlier = seen
    }
    #expect(earlier.count == feed.facetCount)
  }

  @Test(
    "The explanation of an omission names its cause",
    arguments: [
      (.noComponent, "component"), (.unknownComponent("row.x"), "'row.x'"), (.noChildShown, "children"),
      (.tooNew(component: "card.store", since: SemanticVersion(3, 0, 1)), "3.0.1"), (.insideOmitted, "left out"),
      (.clickNotUnderstood(.unknownAction("teleport")), "'teleport'"),
      (.clickNotUnderstood(.unknownAction(nil)), "no name"),
      (.clickNotUnderstood(.scheme("tel")), "'tel'"), (.clickNotUnderstood(.place("casino")), "'casino'"),
      (.clickNotUnderstood(.actionTooNew("load_content", since: SemanticVersion(2, 0, 0))), "2.0.0"),
    ] as [(Omission, String)])
  func everyOmissionIsExplained(_ omission: Omission, _ word: String) {
    #expect(omission.description.contains(word))
  }

  private func client(_ version: String) throws -> Capabilities {
    Capabilities.all.asOf(try #require(SemanticVersion(version)))
  }
}
