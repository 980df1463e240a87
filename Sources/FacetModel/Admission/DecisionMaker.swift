import JSON

/// The computation of the decisions. Children come before their parents in the tree, so one pass up and one pass down
/// are enough.
struct DecisionMaker {
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
