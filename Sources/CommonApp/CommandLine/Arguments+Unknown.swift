import Text

extension Arguments {
  /// The error about an option that the command does not take: the nearest names, and where to find the others.
  ///
  /// The value is not quoted, because it may be a secret.
  static func unknown(_ given: String, accepted: Options, command: String) -> SafeText {
    let known = Option.allCases.filter(accepted.contains)
    let problem: SafeText = "unknown option '\(SafeText(given))' for \(SafeText(command))"
    guard !known.isEmpty else { return problem + "; it takes no options" }
    let near = Misspelling.nearest(to: String(given.drop { $0 == "-" }), among: known.map(\.rawValue), atMost: 2)
    let meant = near.compactMap { Option(named: $0)?.example }
    if !meant.isEmpty { return problem + "; did you mean \(meant.joined(separator: " or "))?" }
    guard known.count > 4 else { return problem + "; it takes \(known.map(\.example).joined(separator: ", "))" }
    return problem + "; '\(SafeText(command)) --help' lists its options"
  }
}
