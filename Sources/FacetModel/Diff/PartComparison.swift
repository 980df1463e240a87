import JSON

/// Which parts of a facet or section say something else than before. How they are written does not count: the same page
/// in two dialects has no differences.
struct PartComparison {
  /// What was and what is sent as each part; `nil` is nothing.
  private var parts: [MemberComparison]
  private let isOtherComponent: Bool

  init(_ old: Facet, _ new: Facet, comparesLogging: Bool = true) {
    isOtherComponent = old.record.component != new.record.component || old.record.category != new.record.category
    parts = [
      MemberComparison(.text, old.text.value, new.text.value),
      MemberComparison(.images, old.images.value, new.images.value),
      MemberComparison(.events, old.events.value, new.events.value),
      MemberComparison(.custom, old.value(old.record.custom), new.value(new.record.custom)),
      MemberComparison(.layout, old.layout.value, new.layout.value),
      MemberComparison(.style, old.style.value, new.style.value),
    ]
    if comparesLogging {
      parts.append(MemberComparison(.logging, old.value(old.record.logging), new.value(new.record.logging)))
    }
  }

  init(_ old: FacetSection, _ new: FacetSection) {
    isOtherComponent = false
    parts = [
      MemberComparison(.layout, old.layout.value, new.layout.value),
      MemberComparison(.style, old.style.value, new.style.value),
    ]
  }

  var changes: FacetParts {
    parts.reduce(into: isOtherComponent ? .component : []) { changes, part in
      if !part.isSame { changes.insert(part.part) }
    }
  }

  /// The members that differ: `text.title`, `images.custom.left`; `component`, `layout` and `logging` as wholes.
  var names: [String] {
    parts.reduce(into: isOtherComponent ? ["component"] : []) { $0 += $1.names }
  }
}
