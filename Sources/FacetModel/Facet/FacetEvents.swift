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

  /// Whether a click leads to an address of the source's own, seen at a glance: most do, and no action has to be made
  /// of them. `false` says nothing.
  var clickPlainlyLeadsInside: Bool {
    guard let click = value?[.click], click.kind == .object,
      click[.name]?.withUTF8({ $0.elementsEqual("navigate".utf8) }) == true,
      let data = click[.data], data.kind == .object, let uri = data[.uri]
    else { return false }
    return uri.withUTF8 { bytes in
      // No scheme, no host, nothing that has to be taken off first.
      guard let first = bytes.first, first != UInt8(ascii: "/") else { return false }
      return bytes.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "\\") }
    } ?? false
  }
}
