import JSON

/// What a client shows of a feed, and why it leaves out the rest. Never fails, keeps the order.
///
/// One byte a facet; the reasons in words are made when somebody asks. Lint, the status line and the inspector read
/// this same report.
public struct Admission {
  public let capabilities: Capabilities
  private let tree: FacetTree
  private let verdicts: [Verdict]
  public let shownCount: Int

  public var omittedCount: Int { verdicts.count - shownCount }

  fileprivate enum Verdict: UInt8 {
    case shown, noComponent, unknownComponent, tooNew, noChildShown, clickNotUnderstood, insideOmitted
  }

  public init(_ tree: FacetTree, for capabilities: Capabilities) {
    self.tree = tree
    self.capabilities = capabilities
    var judge = Judge(tree: tree, capabilities: capabilities)
    let verdicts = judge.judge()
    self.verdicts = verdicts
    shownCount = verdicts.count { $0 == .shown }
  }

  public func isShown(_ facet: Facet) -> Bool {
    verdicts[facet.index] == .shown
  }

  /// The facets of a list that are shown, in their order.
  public func shown(_ list: FacetList) -> [Facet] {
    list.filter(isShown)
  }

  /// `nil` for a facet that is shown.
  public func omission(of facet: Facet) -> Omission? {
    switch verdicts[facet.index] {
    case .shown: nil
    case .noComponent: .noComponent
    case .unknownComponent: .unknownComponent(facet.component.id)
    case .tooNew:
      capabilities.components[facet.component.id].map { .tooNew(component: $0.id, since: $0.since) }
    case .noChildShown: .noChildShown
    case .clickNotUnderstood: facet.events.click.flatMap(capabilities.objection).map(Omission.clickNotUnderstood)
    case .insideOmitted: .insideOmitted
    }
  }

  /// The facets left out for a reason of their own, in the order of the tree.
  public var omittedFacets: [Facet] {
    verdicts.indices.filter { verdicts[$0] != .shown && verdicts[$0] != .insideOmitted }.map { tree[$0] }
  }
}

/// Reaches the verdicts: children come before their parents in the tree, so one pass up and one down are enough.
private struct Judge {
  let tree: FacetTree
  let capabilities: Capabilities
  /// What is known of a component, by the symbol of its id.
  private var knowledge: [Symbol: Knowledge] = [:]

  private struct Knowledge {
    let verdict: Admission.Verdict
    let isContainer: Bool
  }

  init(tree: FacetTree, capabilities: Capabilities) {
    self.tree = tree
    self.capabilities = capabilities
  }

  mutating func judge() -> [Admission.Verdict] {
    var verdicts: [Admission.Verdict] = []
    verdicts.reserveCapacity(tree.count)
    for index in 0..<tree.count {
      let facet = tree[index]
      verdicts.append(verdict(on: facet) { verdicts[$0.index] == .shown })
    }
    for index in verdicts.indices.reversed() where verdicts[index] == .shown {
      let parent = tree.records[index].parent
      if parent >= 0, verdicts[Int(parent)] != .shown {
        verdicts[index] = .insideOmitted
      }
    }
    return verdicts
  }

  private mutating func verdict(on facet: Facet, isShown: (Facet) -> Bool) -> Admission.Verdict {
    let known = knowledge(of: facet)
    guard known.verdict == .shown || isFallenBackOn(facet, known.verdict) else { return known.verdict }
    if known.isContainer, !facet.children.isEmpty, !facet.children.contains(where: isShown) {
      return .noChildShown
    }
    let events = facet.events
    if !events.clickPlainlyLeadsInside, let click = events.click, capabilities.objection(to: click) != nil {
      return .clickNotUnderstood
    }
    return .shown
  }

  private func isFallenBackOn(_ facet: Facet, _ verdict: Admission.Verdict) -> Bool {
    verdict == .unknownComponent && !capabilities.fallbackCategories.isEmpty
      && capabilities.fallbackCategories.contains(facet.component.category)
  }

  private mutating func knowledge(of facet: Facet) -> Knowledge {
    let symbol = facet.record.component
    if let known = knowledge[symbol] { return known }
    let known = judgeComponent(symbol == .none ? nil : facet.component.id)
    knowledge[symbol] = known
    return known
  }

  private func judgeComponent(_ id: String?) -> Knowledge {
    guard let id else { return Knowledge(verdict: .noComponent, isContainer: false) }
    guard let component = capabilities.components[id] else {
      return Knowledge(verdict: .unknownComponent, isContainer: false)
    }
    let isTooNew = component.since > capabilities.version
    return Knowledge(verdict: isTooNew ? .tooNew : .shown, isContainer: component.isContainer)
  }
}
