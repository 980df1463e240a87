import JSON

/// What happens when.
public struct FacetEvents {
  let value: Value?

  /// An action with neither name nor data is as good as none: GraphQL spells out what is not there.
  public var click: Action? {
    value?[.click].flatMap { click in
      click.kind == .object && (click[.name] != nil || click[.data] != nil) ? Action(click) : nil
    }
  }

  /// The names of all events sent; this client acts on `click` alone and keeps the rest in peace.
  public var names: [String] {
    value?.members.compactMap { member in
      member.value.isNull || WireVocabulary.shared.key(of: member.key) == .__typename
        ? nil : value?.document.interner.string(member.key)
    } ?? []
  }
}
