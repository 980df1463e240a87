import Reporting
import Text

/// The text of a hover, as Markdown or as plain text.
struct HoverText {
  enum Part {
    /// A name with facts about it.
    case heading(SafeText, SafeText)
    case paragraph(SafeText)
    /// Names with their meanings.
    case list([(name: SafeText, meaning: SafeText)])
  }

  var parts: [Part] = []

  func json(inMarkdown: Bool) -> JSONOutput {
    let text = parts.map { inMarkdown ? $0.markdown : $0.plain }.joined(separator: "\n\n")
    return .members(["kind": .string(inMarkdown ? "markdown" : "plaintext"), "value": .exact(text)])
  }
}

extension HoverText.Part {
  fileprivate var markdown: String {
    switch self {
    case .heading(let name, let facts): "**\(Self.code(name))** \(Self.escaped(facts))"
    case .paragraph(let text): Self.escaped(text)
    case .list(let entries):
      entries.map { "- \(Self.code($0.name)): \(Self.escaped($0.meaning))" }.joined(separator: "\n")
    }
  }

  fileprivate var plain: String {
    switch self {
    case .heading(let name, let facts): "\(name) \(facts)"
    case .paragraph(let text): text.string
    case .list(let entries): entries.map { "  \($0.name): \($0.meaning)" }.joined(separator: "\n")
    }
  }

  private static func code(_ text: SafeText) -> String { "`" + text.string.filter { $0 != "`" } + "`" }

  /// Markup in texts would be shown as markup.
  private static func escaped(_ text: SafeText) -> String {
    text.string.unicodeScalars.reduce(into: "") { escaped, scalar in
      if "\\`*_[]<>#|".unicodeScalars.contains(scalar) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
  }
}
