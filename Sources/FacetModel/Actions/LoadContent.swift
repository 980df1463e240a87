import JSON

/// What a `load_content` asks for.
public enum LoadContent: Hashable, Sendable {
  /// The next page. The cursor is opaque and private: it may hold ids of a consumer or a device.
  case page(cursor: String)
  /// Certain sections, anew.
  case sections([String])
  /// Neither: there is nothing more to load.
  case nothing

  /// A 2021 feed says `offset` where later ones say `cursor`.
  init(_ data: Value?) {
    let sections = data?[.sections]?.elements.compactMap(\.lenientString) ?? []
    if let cursor = data?.text(.cursor) ?? data?.text(.offset) {
      self = .page(cursor: cursor)
    } else {
      self = sections.isEmpty ? .nothing : .sections(sections)
    }
  }
}
