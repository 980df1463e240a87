import Prism
import Text
import Wording

/// An option of the command line. Each command names those that it takes; the parser refuses the others.
enum Option: String, CaseIterable {
  case brand, scheme, color, language, ascii, size, format, strict, custom, rules, full, linear, keys, address, all,
    watch, pictures, header, cacert, offline, prefetch, graphql, output, speed, step, check, log, compare, operation,
    fallback, contrast,
    at, man, quiet, stream, jobs, key, body, old, new, by, select, ignore, explain,
    fix, patch, config, baseline, stdio
  case facetsVersion = "facets-version"
  case reducedMotion = "reduced-motion"
  case noMouse = "no-mouse"
  case noSocket = "no-socket"
  case headerFile = "header-file"
  case allowHost = "allow-host"
  case pictureHost = "picture-host"
  case noCache = "no-cache"
  case keepSecrets = "keep-secrets"
  case mustShow = "must-show"
  case impressionTime = "impression-time"
  case impressionArea = "impression-area"
  case userID = "user-id"
  case maxLine = "max-line"
  case minSeverity = "min-severity"
  case updateBaseline = "update-baseline"

  /// Finds an option by its name. A linear search is quicker than a table here, because a command line has few words.
  init?(named name: String) {
    guard let option = Self.allCases.first(where: { $0.rawValue == name }) else { return nil }
    self = option
  }

  /// Finds an option by its letter, as in `-o`.
  init?(letter: String) {
    guard let option = Self.allCases.first(where: { $0.letter.map { String($0) } == letter }) else { return nil }
    self = option
  }

  /// The short name.
  var letter: Character? {
    switch self {
    case .brand: "b"
    case .output: "o"
    case .quiet: "q"
    default: nil
    }
  }

  /// Whether the option takes no value.
  var isFlag: Bool { choices.isEmpty && value == nil }

  /// Whether the option may be given more than once.
  var isRepeatable: Bool {
    [.header, .headerFile, .allowHost, .pictureHost, .mustShow, .select, .ignore, .explain].contains(self)
  }

  /// Whether the value may be a list, with commas between its parts.
  var takesList: Bool { [.select, .ignore, .explain].contains(self) }

  /// The option with a value that works, for errors.
  var example: SafeText {
    let name: SafeText = letter.map { "-\(SafeText(String($0)))" } ?? "--\(SafeText(rawValue))"
    return exampleValue.map { name + " " + $0 } ?? "--\(SafeText(rawValue))"
  }

  /// The values that it accepts, where these are few.
  var choices: [String] {
    switch self {
    case .scheme: ["auto", "light", "dark"]
    case .contrast: ContrastLevel.allCases.map(\.rawValue)
    case .color: ["auto", "truecolor", "256", "16", "never"]
    case .pictures: PictureChoice.allCases.map(\.rawValue)
    case .language: Language.allCases.map(\.rawValue)
    case .format: ["text", "json"]
    case .fallback: ["category"]
    case .minSeverity: ["note", "warning", "error"]
    default: []
    }
  }
}
