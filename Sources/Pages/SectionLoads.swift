import FacetModel

/// What clicks have asked for: more of the sections of the facets that were clicked.
package struct SectionLoads {
  private var pending: [Int: Load] = [:]
  /// The cursors whose content is there.
  private var spent: Set<String> = []
  /// How a facet goes on, where what it has loaded said so.
  private var continuations: [Identity: String] = [:]

  /// One click.
  struct Load {
    let cursor: String
    /// The facet that was clicked.
    let loader: Identity
  }

  var isPending: Bool { !pending.isEmpty }

  var open: [Int] { pending.keys.sorted() }

  /// The cursor that a click on a facet asks for now; `nil` where all of it is there.
  package func cursor(of loader: Identity, sent cursor: String) -> String? {
    spent.contains(cursor) ? continuations[loader] : cursor
  }

  package func isPending(_ cursor: String) -> Bool { pending.values.contains { $0.cursor == cursor } }

  package mutating func begin(_ cursor: String, by loader: Identity, id: Int) {
    pending[id] = Load(cursor: cursor, loader: loader)
  }

  /// The click that an answer belongs to; `nil` for the answer to something else.
  mutating func finish(id: Int, next: Action?) -> Load? {
    guard let load = pending.removeValue(forKey: id) else { return nil }
    spent.insert(load.cursor)
    continuations[load.loader] = if case .loadContent(.page(let cursor))? = next { cursor } else { nil }
    return load
  }

  mutating func fail(id: Int) -> Bool { pending.removeValue(forKey: id) != nil }

  /// What has come to stand elsewhere keeps what it asked for.
  mutating func follow(_ successor: (Identity) -> Identity?) {
    pending = pending.mapValues { Load(cursor: $0.cursor, loader: successor($0.loader) ?? $0.loader) }
    continuations = Dictionary(
      continuations.compactMap { loader, cursor in successor(loader).map { ($0, cursor) } }
    ) { first, _ in first }
  }

  /// The page begins anew: all of it may be asked for again.
  mutating func forget() {
    spent = []
    continuations = [:]
  }
}
