import JSON

/// The comparison of the members of an action. Backends of the article write `loadContent` and `offset` for
/// `load_content` and `cursor`.
enum ActionComparison {
  static func areSame(_ pair: MemberPair) -> Bool {
    switch WireVocabulary.shared.key(of: pair.key) {
    case .name: name(pair.old) == name(pair.new)
    case .data: areSameData(pair.old, pair.new)
    default: ValueComparison.unlogged.areSame(pair.old, pair.new)
    }
  }

  /// The names of actions that have a second spelling. Clients know no third one.
  private static let otherSpellings = [
    "loadContent": "load_content", "applyCuisineFilter": "apply_cuisine_filter", "presentModal": "present_modal",
  ]

  private static func name(_ value: Value?) -> String? {
    value?.lenientString.map { otherSpellings[$0] ?? $0 }
  }

  private static func areSameData(_ old: Value?, _ new: Value?) -> Bool {
    if ValueComparison.unlogged.areSame(old, new) { return true }
    guard let old = old?.lenientObject, let new = new?.lenientObject,
      ValueComparison.unlogged.areSame(cursor(of: old), cursor(of: new))
    else { return false }
    return MemberPair.all(old, new, .unlogged).allSatisfy { pair in
      switch WireVocabulary.shared.key(of: pair.key) {
      case .cursor, .offset: true
      default: ValueComparison.unlogged.areSame(pair.old, pair.new)
      }
    }
  }

  private static func cursor(of data: Value) -> Value? { data[.cursor] ?? data[.offset] }
}
