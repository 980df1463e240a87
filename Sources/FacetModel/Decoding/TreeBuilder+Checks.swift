import JSON

extension TreeBuilder {
  /// Returns whether a value is a facet that may be read. If not, it adds a diagnostic with the reason.
  mutating func accepts(_ value: Value, depth: Int) -> Bool {
    let limits = limits
    if value.kind != .object {
      diagnose(.notAFacet, at: value, "a facet should stand here")
    } else if begun >= limits.facets {
      if diagnostics.counts[.tooManyFacets] == nil {
        diagnose(.tooManyFacets, at: value, "more than \(limits.facets) facets; the rest is left out")
      }
    } else if depth > limits.nesting {
      // Only references lead here, because the nesting of the text has its own limit.
      diagnose(.nestedTooDeep, at: value, "nested deeper than \(limits.nesting) facets; left out")
    } else {
      return true
    }
    return false
  }

  mutating func diagnose(_ rule: Rule, at value: Value, _ message: @autoclosure () -> String) {
    diagnostics.add(rule, at: value.document.outermostOffset(of: value.range.lowerBound), message())
  }

  mutating func diagnose(_ trouble: References.Trouble, at value: Value) {
    diagnose(.brokenReference, at: value, "\(trouble)")
  }

  /// Returns the number of preceding facets that a flat facet takes as its children.
  mutating func claim(_ count: Value?, at facet: Value, nested: Int, available: Int) -> Int {
    guard let count else { return 0 }
    guard let wanted = count.lenientInt, wanted >= 0 else {
      diagnose(.childrenCountMismatch, at: count, "childrenCount is no number of children")
      if nested == 0, available > 0 { counts.lastFault = records.count }
      return 0
    }
    if nested > 0 {
      if wanted != nested {
        diagnose(
          .childrenCountMismatch, at: count,
          "childrenCount is \(wanted), but \(nested == 1 ? "1 child is" : "\(nested) children are") nested here")
      }
      return 0
    }
    if wanted > available {
      diagnose(
        .childrenCountMismatch, at: count,
        "childrenCount is \(wanted), but \(Self.before(available)) before this one")
      if available > 0 { counts.lastFault = records.count }
    }
    return min(wanted, available)
  }

  private static func before(_ count: Int) -> String {
    switch count {
    case 0: "no facet stands"
    case 1: "only 1 facet stands"
    default: "only \(count) facets stand"
    }
  }

  /// Adds a diagnostic for each facet without a count in a list where others have one.
  mutating func noteMissingCounts() {
    guard counts.areUsed else { return }
    for missing in counts.missing {
      diagnose(.childrenCountMismatch, at: missing, "childrenCount is missing here, and others in this list have one")
    }
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
