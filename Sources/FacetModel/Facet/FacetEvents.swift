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
  var clickObviouslyLeadsInside: Bool {
    let events = record.events
    let document = tree.documents[Int(record.document)]
    guard events != .root, let click = document.member(.click, at: events),
      let name = document.member(.name, at: click), let data = document.member(.data, at: click),
      let uri = document.member(.uri, at: data),
      document.withPlainText(at: name, { $0.elementsEqual("navigate".utf8) }) == true
    else { return false }
    return document.withPlainText(at: uri) { bytes in
      // The address has no scheme, no host, and no characters to trim.
      guard let first = bytes.first, first != UInt8(ascii: "/") else { return false }
      return bytes.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "\\") }
    } ?? false
  }
}

extension Document {
  fileprivate func member(_ key: WireKey, at place: Value.Place) -> Value.Place? {
    let symbols = WireVocabulary.shared.symbols(of: key)
    return member(symbols.snake, or: symbols.camel, at: place)
  }
}
