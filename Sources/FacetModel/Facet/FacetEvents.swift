import JSON

/// What happens when.
public struct FacetEvents {
  let value: Value?

  public var click: Action? { value?[.click].flatMap { $0.kind == .object ? Action($0) : nil } }

  /// The names of all events sent; this client acts on `click` alone and keeps the rest in peace.
  public var names: [String] {
    value?.members.compactMap { member in
      member.value.isNull || WireVocabulary.shared.key(of: member.key) == .__typename
        ? nil : value?.document.interner.string(member.key)
    } ?? []
  }
}
