import JSON

/// The facets of a feed that a client shows, and the reasons for leaving out the others. It never fails and keeps the
/// order.
///
/// A decision takes one byte per facet; the reasons in words are made on request. Lint, the status line and the
/// inspector all read this report.
public struct Admission {
  public let capabilities: Capabilities
  let tree: FacetTree
  let decisions: [Decision]
  /// The number of facets that are shown, including those without their click.
  public let shownCount: Int
  /// The number of facets that are shown although their click has no effect.
  public let clicklessCount: Int
  /// The number of facets with an unknown component that are shown as the plain component of their category.
  public let standInCount: Int

  public var omittedCount: Int { decisions.count - shownCount }

  enum Decision: UInt8 {
    case shown, shownWithoutClick, noComponent, unknownComponent, tooNew, noChildShown, clickNotUnderstood
    case insideUndrawn, insideOmitted, misplaced
    /// Shown with the plain component of the category in place of an unknown one.
    case standIn, standInWithoutClick

    var isShown: Bool { self == .shown || self == .shownWithoutClick || isStandIn }

    var isStandIn: Bool { self == .standIn || self == .standInWithoutClick }

    var lacksClick: Bool { self == .shownWithoutClick || self == .standInWithoutClick }
  }

  public init(_ tree: FacetTree, for capabilities: Capabilities) {
    self.init(tree, for: capabilities, obviousClicks: nil)
  }

  /// `obviousClicks` is `clickObviouslyLeadsInside` of each facet, where it is already known.
  package init(_ tree: FacetTree, for capabilities: Capabilities, obviousClicks: [Bool]?) {
    self.tree = tree
    self.capabilities = capabilities
    var maker = DecisionMaker(tree: tree, capabilities: capabilities, obviousClicks: obviousClicks)
    let decisions = maker.decisions()
    self.decisions = decisions
    shownCount = decisions.count { $0.isShown }
    clicklessCount = decisions.count { $0.lacksClick }
    standInCount = capabilities.standIns.isEmpty ? 0 : decisions.count { $0.isStandIn }
  }

  public func isShown(_ facet: Facet) -> Bool {
    decisions[facet.index].isShown
  }

  /// Returns whether a facet is shown as its own component and with its click, so that there is nothing to report.
  package func isShownWhole(_ facet: Facet) -> Bool {
    decisions[facet.index] == .shown
  }

  /// Returns whether another client shows the same facets of the same feed, and leaves out the others for the same
  /// reasons.
  public func isSame(as other: Admission) -> Bool {
    tree === other.tree && decisions == other.decisions
  }

  /// Returns the facets of a list that are shown, in their order.
  public func shown(_ list: FacetList) -> [Facet] {
    list.filter(isShown)
  }

  /// Returns the reason for leaving out a facet; `nil` for a facet that is shown.
  public func omission(of facet: Facet) -> Omission? {
    switch decisions[facet.index] {
    case .shown, .shownWithoutClick, .standIn, .standInWithoutClick: nil
    case .noComponent: .noComponent
    case .unknownComponent: .unknownComponent(facet.component.id)
    case .tooNew:
      capabilities.components[facet.component.id].map { .tooNew(component: $0.id, since: $0.since) }
    case .noChildShown: .noChildShown
    case .clickNotUnderstood: objectionToClick(of: facet).map(Omission.clickNotUnderstood)
    case .insideUndrawn: facet.parent.map { .insideUndrawn(component: drawnComponent(of: $0)) }
    case .insideOmitted: .insideOmitted
    case .misplaced: .misplaced
    }
  }

  private func drawnComponent(of facet: Facet) -> String { standIn(for: facet)?.id ?? facet.component.id }

  /// The facets left out for a reason of their own, in the order of the tree.
  public var omittedFacets: [Facet] {
    decisions.indices.filter { !decisions[$0].isShown && decisions[$0] != .insideOmitted }.map { tree[$0] }
  }

  /// Returns the reason why the click of a shown facet has no effect; `nil` for every other facet.
  public func lostClick(of facet: Facet) -> Omission.Click? {
    decisions[facet.index].lacksClick ? objectionToClick(of: facet) : nil
  }

  /// Returns the component that a facet is drawn as, if its own is unknown; `nil` for every other facet.
  public func standIn(for facet: Facet) -> ComponentCapability? {
    decisions[facet.index].isStandIn ? capabilities.standIn(for: facet.component.category) : nil
  }

  /// Returns the reason why the client does not understand the click of a facet, whether or not the facet is shown.
  package func objectionToClick(of facet: Facet) -> Omission.Click? {
    facet.events.click.flatMap(capabilities.objection)
  }

  /// The facets that are shown although their click has no effect, in the order of the tree.
  public var clicklessFacets: [Facet] {
    guard clicklessCount > 0 else { return [] }
    return decisions.indices.filter { decisions[$0].lacksClick }.map { tree[$0] }
  }
}

extension Admission {
  /// Returns the facets that another client shows and this client leaves out for a reason of their own.
  public func losses(against other: Admission) -> [Facet] {
    omittedFacets.filter(other.isShown)
  }

  /// Returns the nearest shown facet to the place of a facet: the next shown facet, or else the one before.
  public func nearestShown(to facet: Facet) -> Facet? {
    let tree = facet.tree
    let after = (facet.index..<tree.count).first { isShown(tree[$0]) }
    return (after ?? (0..<facet.index).last { isShown(tree[$0]) }).map { tree[$0] }
  }
}
