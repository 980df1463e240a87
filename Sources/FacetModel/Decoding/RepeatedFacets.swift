import JSON

/// The facets of a further page that stand in the same list of the pages before it already.
///
/// A facet is the same when its id, its number among siblings of that id and its component are. Headers and footers
/// are also compared by their words, since backends write a new id for the same title.
struct RepeatedFacets {
  private let first: FacetTree
  private let next: FacetTree
  /// The facet of the first pages that a facet of the next one repeats; -1 for those that are new.
  private var originals: [Int32]
  /// The repeating facets of the next page, in the order in which they were found.
  private(set) var all: [Int] = []
  /// The facets of the first pages that get more children, with these.
  private(set) var growth: [(parent: Int, children: [Int])] = []

  private struct Name: Hashable {
    let id: Symbol
    let occurrence: UInt32
  }

  init(_ first: FacetTree, _ next: FacetTree) {
    self.first = first
    self.next = next
    originals = []
  }

  func original(of facet: Int) -> Int32? {
    originals.isEmpty || originals[facet] < 0 ? nil : originals[facet]
  }

  /// The facet of the next page that repeats one of the first pages.
  func copy(of original: Int) -> Int? {
    all.first { originals[$0] == Int32(original) }
  }

  mutating func match(_ old: FacetSection, _ new: FacetSection) {
    _ = match(old.header, new.header, isHeading: true)
    _ = match(old.body, new.body, isHeading: false)
    _ = match(old.footer, new.footer, isHeading: true)
  }

  /// The facets of the new list that are not in the old one. The decoder limits how deep facets nest, and with that
  /// this recursion.
  private mutating func match(_ old: FacetList, _ new: FacetList, isHeading: Bool) -> [Int] {
    guard !old.isEmpty, !new.isEmpty else { return new.map(\.index) }
    var known: [Name: Int] = [:]
    for facet in old where facet.record.id != .none {
      known[Name(id: facet.record.id, occurrence: facet.record.occurrence)] = facet.index
    }
    return new.filter { facet in
      let record = facet.record
      let sameName = known[Name(id: record.id, occurrence: record.occurrence)].map { first[$0] }
      let original =
        sameName.flatMap { $0.record.component == record.component ? $0 : nil }
        ?? (isHeading ? old.first { $0.says(sameAs: facet) } : nil)
      guard let original else { return true }
      join(facet, to: original)
      return false
    }.map(\.index)
  }

  private mutating func join(_ facet: Facet, to original: Facet) {
    if originals.isEmpty { originals = Array(repeating: -1, count: next.count) }
    originals[facet.index] = Int32(original.index)
    all.append(facet.index)
    let children = match(original.children, facet.children, isHeading: false)
    if !children.isEmpty { growth.append((parent: original.index, children: children)) }
  }
}

extension Facet {
  /// Whether both are words without anything in them, and the same words.
  fileprivate func says(sameAs other: Facet) -> Bool {
    guard record.component == other.record.component, children.isEmpty, other.children.isEmpty else { return false }
    let words = [text.title, text.subtitle, text.description, text.accessory]
    let others = [other.text.title, other.text.subtitle, other.text.description, other.text.accessory]
    return words == others && words.contains { $0 != nil }
  }
}
