import FacetModel

/// The requests of clicks that load more of the section of the clicked facet.
package struct SectionLoads {
  private var pending: [Int: Load] = [:]
  /// The cursors whose content has arrived.
  private var spent: Set<String> = []
  /// The next cursor of a facet, if its last response named one.
  private var continuations: [Identity: String] = [:]

  /// The request of one click.
  struct Load {
    let cursor: String
    /// The facet that was clicked.
    let loader: Identity
  }

  var isPending: Bool { !pending.isEmpty }

  var open: [Int] { pending.keys.sorted() }

  /// Returns the cursor that a click on a facet requests now; `nil` if all its content has arrived.
  package func cursor(of loader: Identity, sent cursor: String) -> String? {
    spent.contains(cursor) ? continuations[loader] : cursor
  }

  package func isPending(_ cursor: String) -> Bool { pending.values.contains { $0.cursor == cursor } }

  package mutating func begin(_ cursor: String, by loader: Identity, id: Int) {
    pending[id] = Load(cursor: cursor, loader: loader)
  }

  /// Returns the click that a response belongs to; `nil` for the response to another request.
  mutating func finish(id: Int, next: Action?) -> Load? {
    guard let load = pending.removeValue(forKey: id) else { return nil }
    spent.insert(load.cursor)
    continuations[load.loader] = if case .loadContent(.page(let cursor))? = next { cursor } else { nil }
    return load
  }

  mutating func fail(id: Int) -> Bool { pending.removeValue(forKey: id) != nil }

  /// Follows a change of the page: facets that moved keep their requests.
  mutating func follow(_ successor: (Identity) -> Identity?) {
    pending = pending.mapValues { Load(cursor: $0.cursor, loader: successor($0.loader) ?? $0.loader) }
    continuations = Dictionary(
      continuations.compactMap { loader, cursor in successor(loader).map { ($0, cursor) } }
    ) { first, _ in first }
  }

  /// Forgets the loaded cursors, because the page starts again from its first response.
  mutating func forget() {
    spent = []
    continuations = [:]
  }
}
