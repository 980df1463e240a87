import JSON

/// The facets that an old module wraps: a section, a facet or a list, in the module's data or one level deeper.
enum ModuleContent {
  case sections(Value)
  case section(Value)
  /// One facet or a list of them.
  case facets(Value)

  /// Returns every content of a module that can be shown; the decoder uses the first. Facets stand under `data`,
  /// `content` or `facet`. Throws if `data` is a string that does not hold JSON.
  static func all(in module: Value) throws(SyntaxError) -> [ModuleContent] {
    guard module.kind == .object else { return [] }
    let wrapped = [try data(of: module)] + Self.laterKeys.map { module[$0] }
    return wrapped.compactMap(\.self).flatMap { value in
      content(value).map { [$0] } ?? value.valuesInside.compactMap(content)
    }
  }

  /// The keys besides `data` under which modules hold facets.
  private static let laterKeys = ["content", "facet"]

  /// Returns whether a module has a member that may hold facets.
  static func isWrapped(in module: Value) -> Bool {
    module[.data] != nil || laterKeys.contains { [.object, .array].contains(module[$0]?.kind) }
  }

  /// Returns the data, or the document inside a string. Facets in a string are values of another document.
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
