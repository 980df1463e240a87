import Components
import FacetModel
import Input
import Reporting
import Text

/// The words that a shell can complete, read from the guides that make help and the parser.
struct CompletionTable {
  struct Command {
    let name: String
    let summary: String
    let options: [Entry]
    let operands: CompletionWords
  }

  /// An option of one command.
  struct Entry {
    let name: String
    let letter: Character?
    let summary: String
    let placeholder: String
    let isRepeatable: Bool
    /// Whether the value may be several of the words, with commas between them.
    let takesList: Bool
    /// The words for the value; `nil` for an option without a value.
    let words: CompletionWords?

    /// The names as they are typed.
    var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + ["--" + name] }
  }

  let program: String
  let commands: [Command]

  init(_ program: Program) throws(Failure) {
    self.program = program.name
    var placeholders: [String: [String]] = [
      "BRAND": program.brands.map(\.name), "COMMAND": Program.commands.map { $0.name },
      "CODE": Rule.allCases.map(\.code), "KEYS": Key.wordNames,
    ]
    var components: Set<String> = []
    var versions: Set<SemanticVersion> = []
    for brand in program.brands {
      let factory = try program.context.makeFactory(for: brand)
      components.formUnion(factory.all.map(\.id))
      versions.formUnion(factory.capabilities.knownVersions)
    }
    placeholders["COMPONENT"] = components.sorted()
    placeholders["X.Y.Z"] = versions.sorted().map(\.description)
    commands = Program.commands.map { command in
      let guide = command.guide
      let accepted = guide.options(in: program)
      let uses = guide.groups.flatMap(\.uses).filter { accepted.contains($0.option) }
      return Command(
        name: command.name, summary: guide.summary.string,
        options: uses.map { Entry($0, placeholders) },
        operands: CompletionWords(forms: guide.forms, placeholders))
    }
  }

  /// Whether a word needs no quotes in any shell.
  static func isPlain(_ word: String) -> Bool {
    !word.isEmpty
      && word.utf8.allSatisfy { byte in
        let scalar = UnicodeScalar(byte)
        return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
          || "._-/+".unicodeScalars.contains(scalar)
      }
  }
}

extension CompletionTable.Entry {
  init(_ use: OptionUse, _ placeholders: [String: [String]]) {
    name = use.option.rawValue
    letter = use.option.letter
    summary = use.summary.string
    placeholder = use.value?.string ?? ""
    isRepeatable = use.option.isRepeatable
    takesList = use.option.takesList
    words = use.value.map { value in
      use.choices.isEmpty ? CompletionWords(placeholder: value, placeholders) : CompletionWords(choices: use.choices)
    }
  }
}
