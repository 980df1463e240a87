import FacetModel

/// The rules of the table of versions once more, the slow way: top down over trees that no decoder has seen.
struct AdmissionOracle {
  static let components = [
    "row.text", "carousel.tiles", "list.standard", "carousel.standard", "row.store", "card.store", "card.promo",
    "container.doubledash_reminder", "row.saved_store", "grid.vertical", "row.hologram", "carousel.hologram",
  ]

  struct Click {
    let json: String
    /// The version since when it is understood; `nil` for what no version understands.
    let since: SemanticVersion?
    /// Whether it is a navigation: what those lead to decides whether their facets are shown.
    let isNavigation: Bool

    init(_ json: String, since: SemanticVersion?, isNavigation: Bool = false) {
      self.json = json
      self.since = since
      self.isNavigation = isNavigation
    }
  }

  /// The version from which on a facet outlives an unknown click that is no navigation.
  static let keepsFacets = SemanticVersion(6, 1, 0)

  static let clicks: [Click] = [
    Click(#"{"name":"navigate","data":{"uri":"store/7/"}}"#, since: SemanticVersion(1, 0, 0), isNavigation: true),
    Click(#"{"name":"navigate","data":{"uri":"tel:911"}}"#, since: nil, isNavigation: true),
    Click(
      #"{"name":"navigate","data":"{\"uri\":\"modal\",\"modal_title\":\"t\"}"}"#, since: SemanticVersion(1, 0, 0),
      isNavigation: true),
    Click(#"{"name":"load_content","data":{"sections":["s"]}}"#, since: SemanticVersion(2, 0, 0)),
    Click(#"{"name":"apply_cuisine_filter","data":{}}"#, since: SemanticVersion(3, 0, 1)),
    Click(#"{"name":"present_modal","data":{"title":"t"}}"#, since: SemanticVersion(6, 1, 0)),
    Click(#"{"name":"teleport"}"#, since: nil),
  ]

  let version: SemanticVersion

  /// The facets that are shown, from the outside in.
  func shown(_ facets: [RandomFacet]) -> [RandomFacet] {
    facets.filter(stays).flatMap { [$0] + shown($0.children) }
  }

  /// Whether nothing speaks against a facet but what may be around it.
  func stays(_ facet: RandomFacet) -> Bool {
    isKnown(facet) && !dies(ofClickOf: facet) && !hasLostItsChildren(facet)
  }

  func isKnown(_ facet: RandomFacet) -> Bool {
    Capabilities.all.components[facet.component].map { $0.since <= version } ?? false
  }

  func understandsClick(of facet: RandomFacet) -> Bool {
    guard let click = facet.click else { return true }
    return Self.clicks.contains { $0.json == click && $0.since.map { $0 <= version } ?? false }
  }

  /// Whether the click of a facet costs the facet itself.
  func dies(ofClickOf facet: RandomFacet) -> Bool {
    if understandsClick(of: facet) { return false }
    let isNavigation = Self.clicks.contains { $0.json == facet.click && $0.isNavigation }
    return isNavigation || version < Self.keepsFacets
  }

  /// Whether a facet stays although its click does nothing.
  func losesClick(_ facet: RandomFacet) -> Bool {
    !understandsClick(of: facet) && !dies(ofClickOf: facet)
  }

  func hasLostItsChildren(_ facet: RandomFacet) -> Bool {
    Capabilities.containers.contains(facet.component) && !facet.children.isEmpty
      && !facet.children.contains(where: stays)
  }
}
