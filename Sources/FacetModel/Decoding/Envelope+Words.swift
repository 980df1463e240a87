import JSON
import Text

/// The words for responses without a feed.
extension Envelope {
  /// `nil` for an error without a message.
  static func message(of error: Value) -> String? {
    error.text(.message) ?? error.lenientString
  }

  /// Returns the part of the response that an error is about: ` (feed/badges/0)`. Returns "" if the error names none.
  static func place(of error: Value) -> String {
    let steps = error["path"]?.elements.first(10) { $0.string ?? $0.numberText } ?? []
    return steps.isEmpty ? "" : " (" + clipped(steps.joined(separator: "/"), to: 100) + ")"
  }

  /// Returns a hint. Responses that are almost a feed of old modules get a hint of their own.
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
