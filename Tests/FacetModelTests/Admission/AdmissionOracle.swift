import FacetModel

/// The rules of the table of versions once more, the slow way: top down over trees that no decoder has seen.
struct AdmissionOracle {
  static let components = [
    "row.text", "carousel.tiles", "list.standard", "carousel.standard", "row.store", "card.store", "card.promo",
    "container.doubledash_reminder", "row.saved_store", "grid.vertical", "row.hologram", "carousel.hologram",
  ]

  /// Actions and the version since when they are understood; two never are.
  static let clicks: [(json: String, since: SemanticVersion?)] = [
    (#"{"name":"navigate","data":{"uri":"store/7/"}}"#, SemanticVersion(1, 0, 0)),
    (#"{"name":"navigate","data":{"uri":"tel:911"}}"#, nil),
    (#"{"name":"load_content","data":{"sections":["s"]}}"#, SemanticVersion(2, 0, 0)),
    (#"{"name":"apply_cuisine_filter","data":{}}"#, SemanticVersion(3, 0, 1)),
    (#"{"name":"teleport"}"#, nil),
  ]

  let version: SemanticVersion

  /// The facets that are shown, from the outside in.
  func shown(_ facets: [RandomFacet]) -> [RandomFacet] {
    facets.filter(stays).flatMap { [$0] + shown($0.children) }
  }

  /// Whether nothing speaks against a facet but what may be around it.
  func stays(_ facet: RandomFacet) -> Bool {
    isKnown(facet) && understandsClick(of: facet) && !hasLostItsChildren(facet)
  }

  func isKnown(_ facet: RandomFacet) -> Bool {
    Capabilities.all.components[facet.component].map { $0.since <= version } ?? false
  }

  func understandsClick(of facet: RandomFacet) -> Bool {
    guard let click = facet.click else { return true }
    return Self.clicks.contains { $0.json == click && $0.since.map { $0 <= version } ?? false }
  }

  func hasLostItsChildren(_ facet: RandomFacet) -> Bool {
    Capabilities.containers.contains(facet.component) && !facet.children.isEmpty
      && !facet.children.contains(where: stays)
  }
}
