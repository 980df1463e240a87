import JSON

/// The facets of a further page that the pages before it already contain in the same list.
///
/// Two facets are equal if they have the same id, the same number among siblings with that id, and the same component.
/// In headers and footers, facets with the same text are equal too, because backends write a new id for the same title.
struct RepeatedFacets {
  private let first: FacetTree
  private let next: FacetTree
  /// The facet of the first pages that each facet of the next page repeats; -1 for new facets.
  private var originals: [Int32]
  /// The repeated facets of the next page, in the order in which they were found.
  private(set) var all: [Int] = []
  /// The facets of the first pages that get more children, and those children.
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

  /// Returns the facet of the next page that repeats a facet of the first pages.
  func copy(of original: Int) -> Int? {
    all.first { originals[$0] == Int32(original) }
  }

  mutating func match(_ old: FacetSection, _ new: FacetSection) {
    _ = match(old.header, new.header, isHeading: true)
    _ = match(old.body, new.body, isHeading: false)
    _ = match(old.footer, new.footer, isHeading: true)
  }

  /// Returns the facets of the new list that are not in the old list. The recursion is limited because the decoder
  /// limits the nesting of facets.
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
        ?? (isHeading ? old.first { $0.hasSameTexts(as: facet) } : nil)
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
  /// Whether both facets have the same text, have some text, and have no children.
  fileprivate func hasSameTexts(as other: Facet) -> Bool {
    guard record.component == other.record.component, children.isEmpty, other.children.isEmpty else { return false }
    let words = [text.title, text.subtitle, text.description, text.accessory]
    let others = [other.text.title, other.text.subtitle, other.text.description, other.text.accessory]
    return words == others && words.contains { $0 != nil }
  }
}
