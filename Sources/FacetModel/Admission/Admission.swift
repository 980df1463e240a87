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

/// The computation of the decisions. Children come before their parents in the tree, so one pass up and one pass down
/// are enough.
private struct DecisionMaker {
  let tree: FacetTree
  let capabilities: Capabilities
  let obviousClicks: [Bool]?
  /// The decisions on components, by the symbol of their id.
  private var knowledge = SymbolTable<Knowledge>()

  private struct Knowledge {
    let decision: Admission.Decision
    let isContainer: Bool
    let drawsChildren: Bool
  }

  init(tree: FacetTree, capabilities: Capabilities, obviousClicks: [Bool]?) {
    self.tree = tree
    self.capabilities = capabilities
    self.obviousClicks = obviousClicks
  }

  mutating func decisions() -> [Admission.Decision] {
    var decisions: [Admission.Decision] = []
    decisions.reserveCapacity(tree.count)
    for index in 0..<tree.count {
      let facet = tree[index]
      decisions.append(decision(on: facet) { decisions[$0.index].isShown })
    }
    for index in decisions.indices.reversed() where decisions[index].isShown {
      let parent = tree.records[index].parent
      guard parent >= 0 else { continue }
      if !decisions[Int(parent)].isShown {
        decisions[index] = .insideOmitted
      } else if !drawsChildren(Int(parent), decisions[Int(parent)]) {
        decisions[index] = .insideUndrawn
      }
    }
    return decisions
  }

  private func drawsChildren(_ index: Int, _ decision: Admission.Decision) -> Bool {
    if decision.isStandIn { return capabilities.standIn(for: tree[index].component.category)?.drawsChildren ?? true }
    return knowledge[tree.records[index].component]?.drawsChildren ?? true
  }

  private mutating func decision(on facet: Facet, isShown: (Facet) -> Bool) -> Admission.Decision {
    if facet.record.isMisplaced { return .misplaced }
    let known = knowledge(of: facet)
    let standIn = known.decision == .shown ? nil : standIn(for: facet, known.decision)
    guard known.decision == .shown || standIn != nil else { return known.decision }
    if standIn?.isContainer ?? known.isContainer, !facet.children.isEmpty, !facet.children.contains(where: isShown) {
      return .noChildShown
    }
    guard !(obviousClicks?[facet.index] ?? facet.clickObviouslyLeadsInside), let click = facet.events.click,
      let objection = capabilities.objection(to: click)
    else { return standIn == nil ? .shown : .standIn }
    guard capabilities.shows(facetsWith: objection) else { return .clickNotUnderstood }
    return standIn == nil ? .shownWithoutClick : .standInWithoutClick
  }

  /// Returns the stand-in for the component of a facet. A component newer than the client counts as unknown.
  private func standIn(for facet: Facet, _ decision: Admission.Decision) -> ComponentCapability? {
    guard decision == .unknownComponent || decision == .tooNew else { return nil }
    return capabilities.standIn(for: facet.component.category)
  }

  private mutating func knowledge(of facet: Facet) -> Knowledge {
    let symbol = facet.record.component
    if let known = knowledge[symbol] { return known }
    let known = decideComponent(symbol == .none ? nil : facet.component.id)
    knowledge[symbol] = known
    return known
  }

  private func decideComponent(_ id: String?) -> Knowledge {
    guard let id else { return Knowledge(decision: .noComponent, isContainer: false, drawsChildren: true) }
    guard let component = capabilities.components[id] else {
      return Knowledge(decision: .unknownComponent, isContainer: false, drawsChildren: true)
    }
    let isTooNew = component.since > capabilities.version
    return Knowledge(
      decision: isTooNew ? .tooNew : .shown, isContainer: component.isContainer, drawsChildren: component.drawsChildren)
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
