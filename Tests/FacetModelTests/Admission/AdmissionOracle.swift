import FacetModel

/// The rules of admission in a second, slow implementation: top down, over trees that no decoder has read.
struct AdmissionOracle {
  static let components = [
    "row.text", "carousel.tiles", "list.standard", "carousel.standard", "row.store", "card.store", "card.promo",
    "container.doubledash_reminder", "row.saved_store", "grid.vertical", "row.hologram", "carousel.hologram",
  ]

  struct Click {
    let json: String
    /// The first version that understands the click; `nil` if no version does.
    let since: SemanticVersion?
    /// Whether the click is a navigation. A facet whose navigation leads nowhere is left out by every version.
    let isNavigation: Bool

    init(_ json: String, since: SemanticVersion?, isNavigation: Bool = false) {
      self.json = json
      self.since = since
      self.isNavigation = isNavigation
    }
  }

  /// The first version that keeps a facet with an unknown action other than a navigation.
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

  /// The facets that are shown, each parent before its children.
  func shown(_ facets: [RandomFacet]) -> [RandomFacet] {
    facets.filter(isAdmitted).flatMap { [$0] + shown($0.children) }
  }

  /// Whether a facet is shown if its parent is shown.
  func isAdmitted(_ facet: RandomFacet) -> Bool {
    isKnown(facet) && !isLeftOut(forClickOf: facet) && !hasLostItsChildren(facet)
  }

  func isKnown(_ facet: RandomFacet) -> Bool {
    Capabilities.all.components[facet.component].map { $0.since <= version } ?? false
  }

  func understandsClick(of facet: RandomFacet) -> Bool {
    guard let click = facet.click else { return true }
    return Self.clicks.contains { $0.json == click && $0.since.map { $0 <= version } ?? false }
  }

  /// Whether a facet is left out because of its click.
  func isLeftOut(forClickOf facet: RandomFacet) -> Bool {
    if understandsClick(of: facet) { return false }
    let isNavigation = Self.clicks.contains { $0.json == facet.click && $0.isNavigation }
    return isNavigation || version < Self.keepsFacets
  }

  /// Whether a facet is shown although its click does nothing.
  func losesClick(_ facet: RandomFacet) -> Bool {
    !understandsClick(of: facet) && !isLeftOut(forClickOf: facet)
  }

  func hasLostItsChildren(_ facet: RandomFacet) -> Bool {
    Capabilities.containers.contains(facet.component) && !facet.children.isEmpty
      && !facet.children.contains(where: isAdmitted)
  }
}
