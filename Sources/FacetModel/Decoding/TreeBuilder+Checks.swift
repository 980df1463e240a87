import JSON

extension TreeBuilder {
  /// How many of the facets before it a flat facet takes as its children.
  mutating func claim(_ count: Value?, at facet: Value, nested: Int, available: Int) -> Int {
    guard let count else { return 0 }
    guard let wanted = count.lenientInt, wanted >= 0 else {
      diagnose(.childrenCountMismatch, at: count, "childrenCount is no number of children")
      return 0
    }
    if nested > 0 {
      if wanted != nested {
        diagnose(
          .childrenCountMismatch, at: count, "childrenCount is \(wanted), but \(nested) children are nested here")
      }
      return 0
    }
    if wanted > available {
      diagnose(
        .childrenCountMismatch, at: count,
        "childrenCount is \(wanted), but only \(available) facets stand before this one")
    }
    return min(wanted, available)
  }

  mutating func checkNames(_ record: FacetRecord, at value: Value) {
    if record.id == .none {
      diagnose(.missingID, at: value, "a facet without an id keeps no state")
    }
    if record.component == .none {
      diagnose(.missingComponent, at: value, "a facet without a component cannot be shown")
    }
  }
}
