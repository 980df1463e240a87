import JSON

/// The signs by which the decoder recognises the parts of a response, because responses do not name them.
extension Envelope {
  /// Returns whether a value is a facet: an object with a component object, or with an id and a part that only facets
  /// have.
  static func isFacet(_ value: Value) -> Bool {
    guard value.kind == .object, value[.body] == nil, value[.sections] == nil else { return false }
    if value[.component]?.kind == .object { return true }
    let parts: [WireKey] = [.text, .images, .events]
    return value[.id] != nil
      && (value[.component] != nil || value[.childrenCount] != nil || value[.children]?.kind == .array
        || parts.contains { value[$0]?.kind == .object })
  }

  /// Returns whether a value is a feed: an object with a list of sections, or with a page that only feeds have. In a
  /// cache, sections and page may be references. An empty list counts only without an id, because a section also has an
  /// id.
  static func isFeed(_ value: Value) -> Bool {
    guard value.kind == .object else { return false }
    if let sections = sections(of: value), sections.kind == .array {
      if sections.elements.contains(where: { isSection($0) || isEmptySection($0) || $0.has(.__ref) }) { return true }
      if !isFilled(sections), value[.id] == nil { return true }
    }
    guard let page = value[.page] else { return false }
    return [WireKey.next, .onLoad, .__ref].contains { page.has($0) }
  }

  /// Returns whether a value is a section: an object with a list of facets under a section's key. The list may be
  /// empty.
  static func isSection(_ value: Value) -> Bool {
    guard value.kind == .object, value[.component] == nil else { return false }
    return [WireKey.body, .header, .footer].contains { key in
      guard let list = value[key], list.kind == .array else { return false }
      return !isFilled(list) || list.elements.contains { $0.kind == .object }
    }
  }

  /// Returns whether an element of a list of sections is one without facets, whose body is null or holds nothing but
  /// nulls. Elsewhere many other objects have such a body.
  static func isEmptySection(_ value: Value) -> Bool {
    guard value.kind == .object, value[.component] == nil, value.has(.body), !isFacet(value) else { return false }
    return value[.body].map { $0.kind == .array && $0.elements.allSatisfy(\.isNull) } ?? true
  }

  /// Returns whether an element of a list of sections is a facet, because it has a component and no lists.
  static func isFacetAmongSections(_ value: Value) -> Bool {
    value[.component]?.kind == .object
      && [WireKey.body, .sections, .header, .footer].allSatisfy { value[$0] == nil }
  }

  /// Returns the list of sections. The article calls it `sections`, all other dialects `body`; if both are present, the
  /// list with elements is used.
  static func sections(of feed: Value) -> Value? {
    guard let sections = feed[.sections], let body = feed[.body] else { return feed[.sections] ?? feed[.body] }
    return !isFilled(sections) && isFilled(body) ? body : sections
  }

  /// Returns a list of modules, or one module in place of a list.
  static func modules(of value: Value) -> Value? {
    value[.displayModules].flatMap { $0.kind == .array || isModule($0) ? $0 : nil }
  }

  static func isModule(_ value: Value) -> Bool {
    value.kind == .object && value[.type] != nil && ModuleContent.isWrapped(in: value)
  }

  /// Returns whether a value is a module without a list around it. Many other objects have a type and data, so it
  /// counts only if it wraps facets.
  static func isBareModule(_ value: Value) -> Bool {
    guard isModule(value), value[.type]?.kind == .string else { return false }
    guard modules(of: value) == nil, !isFacet(value), !isFeed(value), !isSection(value) else { return false }
    return (try? ModuleContent.all(in: value))?.isEmpty == false
  }

  // The tests below are stricter and are used deep inside other documents, where many objects have a page, a body or an
  // id.

  /// Returns whether a value is a facet: an object that says so itself, or that stands in a list whose name says so.
  static func isFacetAnywhere(_ value: Value, isLego: Bool) -> Bool {
    guard value.kind == .object else { return false }
    if let component = value[.component], component.kind == .object {
      return [WireKey.id, .__ref, .category].contains { component.hasContent($0) }
    }
    if value.text(.__typename) == "FacetV2" { return true }
    guard isLego, let id = value.text(.id) else { return false }
    let parts: [WireKey] = [.text, .images, .events, .custom, .children]
    return id.componentBeforeColon != nil || parts.contains { value.hasContent($0) }
  }

  static func isSectionAnywhere(_ value: Value) -> Bool {
    guard value.kind == .object, value[.component] == nil else { return false }
    return [WireKey.body, .header, .footer].contains { key in
      value[key]?.elements.first(4, as: \.self).contains { isFacetAnywhere($0, isLego: false) } ?? false
    }
  }

  static func isFeedAnywhere(_ value: Value) -> Bool {
    sections(of: value)?.elements.first(4, as: \.self).contains(where: isSectionAnywhere) ?? false
  }

  static func isFilled(_ list: Value) -> Bool {
    list.elements.contains { _ in true }
  }
}
