import JSON

/// What there is to say about a response that is no feed.
extension Envelope {
  /// `nil` for an error without a message.
  static func message(of error: Value) -> String? {
    error.text(.message) ?? error.lenientString
  }

  /// ` (feed/badges/0)`, where an error names the part of the answer that it is about.
  static func place(of error: Value) -> String {
    let steps = error["path"]?.elements.first(10) { $0.string ?? $0.numberText } ?? []
    return steps.isEmpty ? "" : " (" + clipped(steps.joined(separator: "/"), to: 100) + ")"
  }

  /// What nearly was a feed of old modules.
  static func hint(for root: Value) -> String {
    if root.has(.displayModules) || root[.data]?.has(.displayModules) == true {
      return "display_modules is a list of modules, or one module: {\"type\": …, \"data\": …}"
    }
    if isModule(root), root[.type]?.kind == .string {
      return "if this is a module, its data has to hold a facet, a list of facets or a section"
    }
    return Rule.noFeed.hint
  }
}
