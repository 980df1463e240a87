import JSON

extension Value {
  /// The member under a key in either spelling. An explicit null is as good as nothing.
  subscript(key: WireKey) -> Value? {
    let symbols = WireVocabulary.shared.symbols(of: key)
    return member(symbols.snake, or: symbols.camel).flatMap { $0.isNull ? nil : $0 }
  }

  /// Whether a key is there, if only to say null.
  func has(_ key: WireKey) -> Bool {
    let symbols = WireVocabulary.shared.symbols(of: key)
    return member(symbols.snake, or: symbols.camel) != nil
  }

  /// Whether there is more under a key than null or "".
  func says(_ key: WireKey) -> Bool {
    self[key].map { !$0.isEmptyString } ?? false
  }

  /// What the wire calls a string: `""` is absent.
  func text(_ key: WireKey) -> String? {
    self[key]?.lenientString
  }

  /// The members among which a feed may be, whatever they are called. What is logged is none: it may be deferred, and
  /// then its parts would be places in another document than the rest of the feed.
  var valuesInside: [Value] {
    members.compactMap { WireVocabulary.shared.key(of: $0.key) == .logging ? nil : $0.value }
  }

  /// The same, each with its key.
  var namedValuesInside: [(name: String, value: Value)] {
    members.compactMap { member in
      WireVocabulary.shared.key(of: member.key) == .logging
        ? nil : (document.interner.string(member.key), member.value)
    }
  }

  /// An object, or one that web backends have written into a string. `nil` for anything else.
  var lenientObject: Value? {
    switch kind {
    case .object: self
    case .string: (try? embedded()).flatMap { $0.root.kind == .object ? $0.root : nil }
    default: nil
    }
  }
}
