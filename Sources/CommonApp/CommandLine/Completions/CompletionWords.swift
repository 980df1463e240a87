import Text

/// The words that can stand in one place of a command line. Help says in capitals what stands there: `BRAND|FOLDER`.
struct CompletionWords: Equatable {
  var words: [String] = []
  /// Whether the path of a file or a folder can stand there.
  var takesFiles = false

  private static let files = ["FILE", "FILE.jsonl", "FILE.har", "FOLDER", "SOURCE", "OLD", "NEW", "OLD.json"]

  init(choices: [String]) {
    words = choices.filter(CompletionTable.isPlain)
  }

  /// Reads the placeholder of an option.
  init(placeholder: SafeText, _ placeholders: [String: [String]]) {
    add(placeholder.string, placeholders)
  }

  /// Reads all forms of the operands.
  init(forms: [SafeText], _ placeholders: [String: [String]]) {
    for form in forms {
      let operands = form.string.split(separator: " ").prefix { !$0.hasPrefix("-o") }
      for operand in operands { add(String(operand), placeholders) }
    }
  }

  private mutating func add(_ text: String, _ placeholders: [String: [String]]) {
    for part in text.split(whereSeparator: { "|[]… ".contains($0) }).map(String.init) {
      if Self.files.contains(part) {
        takesFiles = true
      } else if let known = placeholders[part] {
        words += known.filter { CompletionTable.isPlain($0) && !words.contains($0) }
      } else if part.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }), !words.contains(part) {
        words.append(part)
      }
    }
  }
}
