import JSON

/// The facets that an old module wraps: itself a section or facet, or somewhere in its data one.
enum ModuleContent {
  case sections(Value)
  case section(Value)
  /// One facet or a list of them.
  case facets(Value)

  /// `nil` when the module wraps none.
  init?(_ module: Value) {
    guard module.kind == .object, let data = module[.data]?.lenientData else { return nil }
    if let content = Self.content(data) {
      self = content
      return
    }
    guard let content = data.valuesInside.lazy.compactMap(Self.content).first else { return nil }
    self = content
  }

  private static func content(_ value: Value) -> ModuleContent? {
    switch value.kind {
    case .object:
      if Envelope.isFacet(value) { return .facets(value) }
      if Envelope.isFeed(value) { return Envelope.sections(of: value).map(ModuleContent.sections) }
      return Envelope.isSection(value) ? .section(value) : nil
    case .array:
      if value.elements.contains(where: { $0.kind == .object && $0[.component] != nil }) { return .facets(value) }
      return value.elements.contains(where: Envelope.isSection) ? .sections(value) : nil
    default:
      return nil
    }
  }
}

extension Value {
  /// Objects and lists; a place inside another document would not be a place in this one, so no strings.
  fileprivate var lenientData: Value? {
    kind == .object || kind == .array ? self : nil
  }
}
