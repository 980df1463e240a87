import JSON

extension TreeBuilder {
  /// Whether a facet stands here that is to be read; says why not.
  mutating func accepts(_ facet: Value.Place, of document: Document, depth: Int) -> Bool {
    let limits = limits
    if document.kind(at: facet) != .object {
      diagnose(.notAFacet, at: document.value(at: facet), "a facet should stand here")
    } else if begun >= limits.facets {
      if diagnostics.counts[.tooManyFacets] == nil {
        diagnose(
          .tooManyFacets, at: document.value(at: facet), "more than \(limits.facets) facets; the rest is left out")
      }
    } else if depth > limits.nesting {
      // Only references lead here, because the nesting of the text has its own limit.
      diagnose(
        .nestedTooDeep, at: document.value(at: facet), "nested deeper than \(limits.nesting) facets; left out")
    } else {
      return true
    }
    return false
  }

  mutating func diagnose(_ rule: Rule, at value: Value, _ message: @autoclosure () -> String) {
    diagnostics.add(rule, at: value.document.outermostOffset(of: value.range.lowerBound), message())
  }

  /// Reports a fault of `.childrenCountMismatch`.
  private mutating func diagnose(_ fault: CountFault, at value: Value, right: Int? = nil) {
    diagnose(.count(fault), at: value, correction: right.map { .number($0) })
  }

  mutating func diagnose(_ fault: PageFault, at value: Value, correction: Correction? = nil) {
    diagnostics.add(fault, at: value.document.outermostOffset(of: value.range.lowerBound), correction: correction)
  }

  mutating func diagnose(_ trouble: References.Trouble, at value: Value) {
    diagnose(.brokenReference, at: value, "\(trouble)")
  }

  /// Returns the number of preceding facets that a flat facet takes as its children.
  mutating func claim(_ count: Value, at facet: Value, nested: Int, available: Int) -> Int {
    guard let wanted = count.lenientInt, wanted >= 0 else {
      diagnose(.noNumber, at: count, right: nested > 0 || available == 0 ? nested : nil)
      if nested == 0, available > 0 { counts.lastFault = records.count }
      return 0
    }
    if nested > 0 {
      if wanted != nested {
        diagnose(.nested(wanted: wanted, found: nested), at: count, right: nested)
      }
      return 0
    }
    if wanted > available {
      // Of the facets before it, fewer may be its children as well.
      diagnose(.tooFewBefore(wanted: wanted, found: available), at: count, right: available == 0 ? 0 : nil)
      if available > 0 { counts.lastFault = records.count }
    }
    return min(wanted, available)
  }

  /// Adds a diagnostic for each facet without a count in a list where others have one.
  mutating func noteMissingCounts() {
    guard counts.areUsed else { return }
    for missing in counts.missing {
      diagnose(.missing, at: missing)
    }
  }

  mutating func checkNames(_ record: FacetRecord, of document: Document) {
    if record.id == .none {
      diagnose(.missingID, at: document.value(at: record.object), "a facet without an id keeps no state")
    }
    if record.component == .none {
      diagnose(.missingComponent, at: document.value(at: record.object), "a facet without a component cannot be shown")
    }
  }
}
