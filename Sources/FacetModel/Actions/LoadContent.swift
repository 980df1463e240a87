import JSON

/// The content that a `load_content` action asks for.
public enum LoadContent: Hashable, Sendable {
  /// The next page. The cursor is opaque and private: it may contain ids of a user or a device.
  case page(cursor: String)
  /// Certain sections, loaded again.
  case sections([String])
  /// Nothing: there is no further page.
  case nothing

  /// Reads the data of the action. A 2021 feed writes `offset` where later feeds write `cursor`.
  init(_ data: Value?) {
    let sections = data?[.sections]?.elements.compactMap(\.lenientString) ?? []
    if let cursor = data?.text(.cursor) ?? data?.text(.offset) {
      self = .page(cursor: cursor)
    } else {
      self = sections.isEmpty ? .nothing : .sections(sections)
    }
  }
}
