import JSON

/// The facets that an old module wraps: itself a section or facet, or somewhere in its data one.
enum ModuleContent {
  case sections(Value)
  case section(Value)
  /// One facet or a list of them.
  case facets(Value)

  /// Everything that can be shown of a module; only the first is. Facets stand under `data`, `content` or `facet`.
  /// Throws when its data is a string that should hold JSON and does not.
  static func all(in module: Value) throws(SyntaxError) -> [ModuleContent] {
    guard module.kind == .object else { return [] }
    let wrapped = [try data(of: module)] + Self.laterKeys.map { module[$0] }
    return wrapped.compactMap(\.self).flatMap { value in
      content(value).map { [$0] } ?? value.valuesInside.compactMap(content)
    }
  }

  /// Where modules hold facets besides `data`.
  private static let laterKeys = ["content", "facet"]

  /// Whether a module has something that may hold facets.
  static func isWrapped(in module: Value) -> Bool {
    module[.data] != nil || laterKeys.contains { [.object, .array].contains(module[$0]?.kind) }
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
