import JSON

/// The facets that an old module wraps: itself a section or facet, or somewhere in its data one.
enum ModuleContent {
  case sections(Value)
  case section(Value)
  /// One facet or a list of them.
  case facets(Value)

  /// Everything that can be shown of a module; only the first is. Throws when its data is a string that should hold
  /// JSON and does not.
  static func all(in module: Value) throws(SyntaxError) -> [ModuleContent] {
    guard module.kind == .object, let data = try data(of: module) else { return [] }
    return content(data).map { [$0] } ?? data.valuesInside.compactMap(content)
  }

  /// Itself, or what a string holds: facets in there are values of another document.
  private static func data(of module: Value) throws(SyntaxError) -> Value? {
    guard let data = module[.data], data.kind == .string, !data.isEmptyString else { return module[.data] }
    return try data.embedded()?.root
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

extension ModuleContent {
  var value: Value {
    switch self {
    case .sections(let value), .section(let value), .facets(let value): value
    }
  }
}
