import JSON

/// The comparison of the meaning of two values. Spaces, escapes, the order of members and `3.0` for `3` make no
/// difference, and an explicit null counts as absent.
enum ValueComparison {
  /// A value with a format that backends and components have agreed on.
  case verbatim
  /// A value with a format that the wire defines: keys have two spellings, and empty values count as absent.
  case wire
  /// A picture, which can also be a bare string.
  case image
  /// An action, whose name and cursor have two spellings.
  case action
  /// A value of the wire inside a picture or an event, whose logging belongs to that of the facet.
  case unlogged

  func areSame(_ old: Value?, _ new: Value?) -> Bool {
    if let old, let new {
      if old.isWritten(like: new) { return true }
      // Most values that differ are texts, and a text is never absent.
      if old.isPlainText, new.isPlainText { return old.hasSameText(as: new) == true }
    }
    guard let old = present(old), let new = present(new) else { return present(old) == nil && present(new) == nil }
    switch (old.kind, new.kind) {
    case (.null, .null), (.true, .true), (.false, .false): return true
    case (.number, .number): return DecimalNumber(old) == DecimalNumber(new)
    case (.string, .string): return old.hasSameText(as: new) == true
    case (.array, .array): return areSameElements(old, new)
    case (.object, .object): return MemberPair.all(old, new, self).allSatisfy(areSameMembers)
    case (.string, .object) where self == .image: return Self.isImage(new, calledOnly: old)
    case (.object, .string) where self == .image: return Self.isImage(old, calledOnly: new)
    default: return false
    }
  }

  /// Compares two members. Inside a picture the rules of the wire apply, and some backends write `STYLE_ROUNDED` for
  /// `rounded`.
  private func areSameMembers(_ pair: MemberPair) -> Bool {
    if self == .action { return ActionComparison.areSame(pair) }
    guard self == .image else { return areSame(pair.old, pair.new) }
    guard WireVocabulary.shared.key(of: pair.key) == .style else {
      return ValueComparison.unlogged.areSame(pair.old, pair.new)
    }
    return ImageStyle(pair.old?.lenientString) == ImageStyle(pair.new?.lenientString)
  }

  /// Whether an image object says no more than the string that another backend writes for it.
  private static func isImage(_ image: Value, calledOnly name: Value) -> Bool {
    guard let full = FacetImage(image), let bare = FacetImage(name), full.uri == bare.uri, full.local == bare.local,
      full.style == .unspecified
    else { return false }
    return image.members.allSatisfy { symbol, value in
      switch WireVocabulary.shared.key(of: symbol) {
      case .uri, .local, .style, .logging, .__typename: true
      default: ValueComparison.unlogged.isAbsent(value)
      }
    }
  }

  private func areSameElements(_ old: Value, _ new: Value) -> Bool {
    var elements = (old.elements, new.elements)
    while true {
      switch (elements.0.next(), elements.1.next()) {
      case (nil, nil): return true
      case (let old?, let new?) where areSame(old, new): continue
      default: return false
      }
    }
  }

  /// Returns the value; `nil` for a value that counts as absent.
  private func present(_ value: Value?) -> Value? {
    value.flatMap { isAbsent($0) ? nil : $0 }
  }

  func isAbsent(_ value: Value) -> Bool {
    switch (self, value.kind) {
    case (_, .null): true
    case (.verbatim, _): false
    case (.image, _): FacetImage(value)?.isEmpty ?? true
    case (_, .string): value.isEmptyString || Self.isUnspecified(value)
    case (_, .array): value.elements.allSatisfy { _ in false }
    case (_, .object):
      value.members.allSatisfy { leavesOut(WireVocabulary.shared.key(of: $0.key)) || isAbsent($0.value) }
    default: false
    }
  }

  /// Whether a token of the design language says that there is none: `SIZE_CLASS_UNSPECIFIED`. A text may end like it.
  private static func isUnspecified(_ value: Value) -> Bool {
    guard let token = value.string, token.hasSuffix("_UNSPECIFIED") else { return false }
    return ["DLS_", "SIZE_CLASS_", "USAGE_", "COLOR_", "SPACING_", "BORDER_STYLE_"].contains { token.hasPrefix($0) }
  }

  /// Returns whether a member is not compared. `__typename`, GraphQL's name of an object's type, has no meaning for the
  /// feed. Logging inside pictures and events changes with every response.
  func leavesOut(_ key: WireKey?) -> Bool {
    switch key {
    case .__typename: self != .verbatim
    case .logging: self == .image || self == .action || self == .unlogged
    default: false
    }
  }
}
