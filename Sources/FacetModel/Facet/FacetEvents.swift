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

  /// Whether a quick look shows that a click leads to an address inside the source. Most clicks do, and then no
  /// `Action` is created. `false` means that the click has to be read in full.
  var clickObviouslyLeadsInside: Bool {
    guard let click = value?[.click], click.kind == .object,
      click[.name]?.withUTF8({ $0.elementsEqual("navigate".utf8) }) == true,
      let data = click[.data], data.kind == .object, let uri = data[.uri]
    else { return false }
    return uri.withUTF8 { bytes in
      // The address has no scheme, no host, and no characters to trim.
      guard let first = bytes.first, first != UInt8(ascii: "/") else { return false }
      return bytes.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "\\") }
    } ?? false
  }
}
