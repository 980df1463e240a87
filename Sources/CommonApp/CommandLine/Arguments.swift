import Input
import Reporting
import Text

/// The words of a command line, sorted into options and the rest.
struct Arguments {
  var operands: [String] = []
  private var values: [(option: Option, value: String)] = []

  /// The options of all commands; a command refuses those of others.
  enum Option: String, CaseIterable {
    case brand, scheme, color, language, ascii, size, format, strict, custom, rules, full, linear, keys, address, all,
      watch
    case facetsVersion = "facets-version"
    case reducedMotion = "reduced-motion"
    case noMouse = "no-mouse"
    case header
    case headerFile = "header-file"
    case allowHost = "allow-host"
    case cacert, offline, prefetch, graphql
    case noCache = "no-cache"
    case output
    case keepSecrets = "keep-secrets"
    case speed, step, check
    case mustShow = "must-show"
    case log, compare, operation, fallback
    case impressionTime = "impression-time"
    case impressionArea = "impression-area"
    case userID = "user-id"

    var example: String {
      switch self {
      case .brand: "--brand NAME"
      case .scheme: "--scheme light"
      case .color: "--color 256"
      case .language: "--language es"
      case .size: "--size 100x40"
      case .format: "--format text"
      case .address: "--address \"221B Baker Street\""
      case .keys: "--keys \"j j Enter\""
      case .header: "--header 'Name: value'"
      case .headerFile: "--header-file headers.txt"
      case .allowHost: "--allow-host cdn.example.com"
      case .cacert: "--cacert ca.pem"
      case .graphql: "--graphql query.txt"
      case .output: "-o session.jsonl"
      case .speed: "--speed 2"
      case .facetsVersion: "--facets-version X.Y.Z"
      case .mustShow: "--must-show card.store:7"
      case .log: "--log events.jsonl"
      case .compare: "--compare dark"
      case .operation: "--operation NAME"
      case .fallback: "--fallback category"
      case .impressionTime: "--impression-time 1000ms"
      case .impressionArea: "--impression-area 50"
      case .userID: "--user-id 42"
      case .ascii, .strict, .custom, .rules, .full, .linear, .all, .watch, .reducedMotion, .noMouse, .offline, .noCache,
        .prefetch, .keepSecrets, .step, .check:
        "--\(rawValue)"
      }
    }

    /// Finds an option by its name. A linear search is quicker than a table here, because a command line has few words.
    init?(named name: String) {
      guard let option = Self.allCases.first(where: { $0.rawValue == name }) else { return nil }
      self = option
    }

    /// Whether the option takes no value.
    var isFlag: Bool {
      switch self {
      case .ascii, .strict, .custom, .rules, .full, .linear, .all, .watch, .reducedMotion, .noMouse, .offline, .noCache,
        .prefetch, .keepSecrets, .step, .check:
        true
      case .brand, .scheme, .color, .language, .size, .format, .facetsVersion, .keys, .address, .header, .headerFile,
        .allowHost,
        .cacert, .graphql, .output, .speed, .mustShow, .log, .compare, .operation, .impressionTime, .impressionArea,
        .userID, .fallback:
        false
      }
    }

    /// Whether the option may be given more than once.
    var isRepeatable: Bool { [.header, .headerFile, .allowHost, .mustShow].contains(self) }
  }

  init(_ words: some Sequence<String>, accepting accepted: Options, command: String) throws(Failure) {
    var words = Array(words)[...]
    var areOptionsOver = false
    while let word = words.popFirst() {
      if areOptionsOver || word == "-" || !word.hasPrefix("-") {
        operands.append(word)
      } else if word == "--" {
        areOptionsOver = true
      } else {
        try readOption(word, rest: &words, accepted: accepted, command: command)
      }
    }
  }

  subscript(option: Option) -> String? { values.first { $0.option == option }?.value }

  /// The values of an option that may be given more than once, in order.
  func all(_ option: Option) -> [String] { values.filter { $0.option == option }.map(\.value) }

  func has(_ flag: Option) -> Bool { values.contains { $0.option == flag } }

  /// Reads `--name value` or `--name=value`.
  private mutating func readOption(
    _ given: String, rest: inout ArraySlice<String>, accepted: Options, command: String
  ) throws(Failure) {
    // The only option with a short name.
    let word = given == "-o" ? "--\(Option.output.rawValue)" : given
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map { String($0.drop { $0 == "-" }) } ?? ""
    guard word.hasPrefix("--"), let option = Option(named: name), accepted.contains(option) else {
      let known = Option.allCases.filter(accepted.contains).map(\.example).joined(separator: ", ")
      // The value is not quoted, because it may be a secret.
      throw .usage(
        "unknown option '\(parts.first ?? "")' for \(command); it takes \(known.isEmpty ? "no options" : known)")
    }
    guard !has(option) || option.isRepeatable else { throw .usage("--\(name) is given twice") }
    if option.isFlag {
      guard parts.count == 1 else { throw .usage("--\(name) takes no value") }
      values.append((option, ""))
      return
    }
    guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst(), !value.isEmpty else {
      throw .usage("--\(name) needs a value: \(option.example)")
    }
    values.append((option, value))
  }
}

extension Arguments {
  /// The script in `--keys`.
  func script() throws(Failure) -> KeyScript? {
    guard let words = self[.keys] else { return nil }
    do throws(KeyScript.Fault) {
      return try KeyScript(words)
    } catch {
      throw .usage("'\(error.word)' is no key; write names and characters: --keys \"j Down Enter Ctrl-f\"")
    }
  }
}
