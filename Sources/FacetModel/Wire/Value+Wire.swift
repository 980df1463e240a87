import JSON

extension Value {
  /// The member under a key in either spelling. An explicit null counts as absent.
  package subscript(key: WireKey) -> Value? {
    let symbols = WireVocabulary.shared.symbols(of: key)
    return member(symbols.snake, or: symbols.camel).flatMap { $0.isNull ? nil : $0 }
  }

  /// Returns whether a key is present, even with the value null.
  package func has(_ key: WireKey) -> Bool {
    let symbols = WireVocabulary.shared.symbols(of: key)
    return member(symbols.snake, or: symbols.camel) != nil
  }

  /// Returns whether the value of a key is present and is neither null nor "".
  package func hasContent(_ key: WireKey) -> Bool {
    self[key].map { !$0.isEmptyString } ?? false
  }

  /// Returns the text of a member. `""` counts as absent.
  package func text(_ key: WireKey) -> String? {
    self[key]?.lenientString
  }

  /// The members among which a feed may be, under any name. Logging is left out: it may be deferred, and then its parts
  /// would be places in another document than the rest of the feed.
  var valuesInside: [Value] {
    members.compactMap { WireVocabulary.shared.key(of: $0.key) == .logging ? nil : $0.value }
  }

  /// The members among which a feed may be, with their keys.
  var namedValuesInside: [(name: String, value: Value)] {
    members.compactMap { member in
      WireVocabulary.shared.key(of: member.key) == .logging
        ? nil : (document.interner.string(member.key), member.value)
    }
  }

  /// The object, or the object that a web backend has written into a string; `nil` for any other value.
  package var lenientObject: Value? {
    switch kind {
    case .object: self
    case .string: (try? embedded()).flatMap { $0.root.kind == .object ? $0.root : nil }
    default: nil
    }
  }
}
