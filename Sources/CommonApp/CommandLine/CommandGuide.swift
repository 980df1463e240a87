import Text

/// The operands, options, examples and exit statuses of a command. The parser, `facet help`, the man page and the
/// completions read the same guide.
struct CommandGuide {
  /// The effect of the command, in a sentence without a full stop.
  let summary: SafeText
  /// The operands. Most commands have one form; each form is a line of the usage.
  var forms: [SafeText] = [""]
  /// Further sentences about the command.
  var notes: [SafeText] = []
  var groups: [OptionGroup] = []
  /// Words behind the name of the command, and their effect.
  var examples: [(words: SafeText, does: SafeText)] = []
  /// The statuses besides those that all commands share.
  var statuses: [(number: Int, means: SafeText)] = []

  /// The options that the parser accepts; a program with a single brand has no `--brand`.
  func options(in program: Program) -> Arguments.Options {
    let all = groups.reduce(into: Arguments.Options()) { all, group in
      for use in group.uses { all.insert(use.option) }
    }
    return program.brands.count > 1 ? all : all.subtracting([.brand])
  }
}

/// Options that help lists under one heading.
struct OptionGroup {
  let title: SafeText
  let uses: [OptionUse]

  init(_ title: SafeText, _ uses: [OptionUse]) {
    self.title = title
    self.uses = uses
  }

  init(_ title: SafeText, _ options: Option...) {
    self.init(title, options.map { OptionUse($0) })
  }
}

/// An option as one command understands it. Its words are made when they are read: the parser needs only its name.
struct OptionUse {
  let option: Option
  private let ownValue: SafeText?
  private let ownChoices: [String]?
  private let ownSummary: SafeText?
  private let ownUsual: SafeText?

  init(
    _ option: Option, value: SafeText? = nil, choices: [String]? = nil, summary: SafeText? = nil,
    usual: SafeText? = nil
  ) {
    self.option = option
    ownValue = value
    ownChoices = choices
    ownSummary = summary
    ownUsual = usual
  }

  /// The value as help shows it; `nil` for an option without a value.
  var value: SafeText? { ownValue ?? ownChoices.map { SafeText($0.joined(separator: "|")) } ?? option.value }
  var summary: SafeText { ownSummary ?? option.summary }
  /// The value that the command takes without the option.
  var usual: SafeText? { ownUsual ?? option.usual }
  /// The values that it accepts, where these are few.
  var choices: [String] { ownChoices ?? option.choices }

  /// The effect with a capital letter, and the value that the command takes without the option.
  var effect: SafeText { summary.capitalized + (usual.map { " (default: \($0))" } ?? "") }

  /// The option with its short name and its value, as help lists it.
  var synopsis: SafeText {
    let short: SafeText = option.letter.map { "-\(SafeText(String($0))), " } ?? ""
    return short + "--\(SafeText(option.rawValue))" + (value.map { " " + $0 } ?? "")
  }
}
