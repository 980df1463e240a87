import JSON

/// The events of a facet and their actions.
public struct FacetEvents {
  package let value: Value?

  package init(value: Value?) {
    self.value = value
  }

  /// The action of a click. An action with neither name nor data counts as absent, because GraphQL writes out absent
  /// objects.
  public var click: Action? {
    value?[.click].flatMap { click in
      click.kind == .object && (click[.name] != nil || click[.data] != nil) ? Action(click) : nil
    }
  }

  /// The names of all events in the facet. This client acts only on `click` and ignores the others.
  public var names: [String] {
    value?.members.compactMap { member in
      member.value.isNull || WireVocabulary.shared.key(of: member.key) == .__typename
        ? nil : value?.document.interner.string(member.key)
    } ?? []
  }
}

extension Facet {
  /// Whether a quick look shows that a click leads to an address inside the source. Most clicks do, and then no
  /// `Action` is created. `false` means that the click has to be read in full.
  package var clickObviouslyLeadsInside: Bool {
    let events = record.events
    let document = tree.documents[Int(record.document)]
    guard events != .root, let click = document.member(.click, at: events),
      let name = document.member(.name, at: click), let data = document.member(.data, at: click),
      let uri = document.member(.uri, at: data), document.withPlainText(at: name, Self.isNavigate) == true
    else { return false }
    return document.withPlainText(at: uri, FacetEvents.obviouslyLeadsInside) ?? false
  }

  /// Compares all eight letters at once, because nearly every facet has this name.
  private static func isNavigate(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let letters: StaticString = "navigate"
    guard bytes.count == letters.utf8CodeUnitCount, let base = UnsafeRawPointer(bytes.baseAddress) else { return false }
    return base.loadUnaligned(as: UInt64.self) == UnsafeRawPointer(letters.utf8Start).loadUnaligned(as: UInt64.self)
  }
}

extension FacetEvents {
  /// Returns whether an address has no scheme, no host, and no characters to trim.
  package static func obviouslyLeadsInside(_ address: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = address.first, first != UInt8(ascii: "/") else { return false }
    // Without an early exit the compiler tests many bytes at a time.
    var refused: UInt8 = 0
    for byte in address {
      refused |= byte <= 0x20 ? 1 : 0
      refused |= byte == UInt8(ascii: ":") ? 1 : 0
      refused |= byte == UInt8(ascii: "\\") ? 1 : 0
    }
    return refused == 0
  }
}

extension Document {
  fileprivate func member(_ key: WireKey, at place: Value.Place) -> Value.Place? {
    let symbols = WireVocabulary.shared.symbols(of: key)
    return member(symbols.snake, or: symbols.camel, at: place)
  }
}
