import JSON

/// What things are told by, since none of them says what it is.
extension Envelope {
  /// What names its component, or has an id and something that only a facet has.
  static func isFacet(_ value: Value) -> Bool {
    guard value.kind == .object, value[.body] == nil, value[.sections] == nil else { return false }
    if value[.component]?.kind == .object { return true }
    let parts: [WireKey] = [.text, .images, .events]
    return value[.id] != nil
      && (value[.component] != nil || value[.childrenCount] != nil || value[.children]?.kind == .array
        || parts.contains { value[$0]?.kind == .object })
  }

  /// A list of sections, or what only a page asks for, in a cache perhaps by reference. An empty list may be a
  /// section's, which has an id.
  static func isFeed(_ value: Value) -> Bool {
    guard value.kind == .object else { return false }
    if let sections = sections(of: value), sections.kind == .array {
      if sections.elements.contains(where: { isSection($0) || $0.has(.__ref) }) { return true }
      if !isFilled(sections), value[.id] == nil { return true }
    }
    guard let page = value[.page] else { return false }
    return [WireKey.next, .onLoad, .__ref].contains { page.has($0) }
  }

  /// A list where a section has one, empty or with something in it that could be a facet.
  static func isSection(_ value: Value) -> Bool {
    guard value.kind == .object, value[.component] == nil else { return false }
    return [WireKey.body, .header, .footer].contains { key in
      guard let list = value[key], list.kind == .array else { return false }
      return !isFilled(list) || list.elements.contains { $0.kind == .object }
    }
  }

  /// The article says `sections`, all others `body`: where both are there, the one with something in it is meant.
  static func sections(of feed: Value) -> Value? {
    guard let sections = feed[.sections], let body = feed[.body] else { return feed[.sections] ?? feed[.body] }
    return !isFilled(sections) && isFilled(body) ? body : sections
  }

  /// A list of modules, or one module in place of a list.
  static func modules(of value: Value) -> Value? {
    value[.displayModules].flatMap { $0.kind == .array || isModule($0) ? $0 : nil }
  }

  static func isModule(_ value: Value) -> Bool {
    value.kind == .object && value[.type] != nil && ModuleContent.isWrapped(in: value)
  }

  /// A module by itself. Much else has a type and data: only facets inside make it one.
  static func isBareModule(_ value: Value) -> Bool {
    guard isModule(value), value[.type]?.kind == .string else { return false }
    guard modules(of: value) == nil, !isFacet(value), !isFeed(value), !isSection(value) else { return false }
    return (try? ModuleContent.all(in: value))?.isEmpty == false
  }

  // Deep inside other documents more is asked for: much that is no feed has a page, a body or an id.

  /// What says that it is a facet, or stands in a list whose name says so.
  static func isFacetAnywhere(_ value: Value, isLego: Bool) -> Bool {
    guard value.kind == .object else { return false }
    if let component = value[.component], component.kind == .object {
      return [WireKey.id, .__ref, .category].contains { component.says($0) }
    }
    if value.text(.__typename) == "FacetV2" { return true }
    guard isLego, let id = value.text(.id) else { return false }
    let parts: [WireKey] = [.text, .images, .events, .custom, .children]
    return id.componentBeforeColon != nil || parts.contains { value.says($0) }
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
