import FacetModel
import Lint
import Reporting
import Text

/// The formats of lint's reports.
enum LintFormat: String, CaseIterable {
  case text, json, sarif, junit, github

  /// Reads `--format`. Tables of rules, of versions and of `custom` are no findings, so they come as text or JSON only.
  init(_ arguments: Arguments) throws(Failure) {
    let word = arguments[.format] ?? "text"
    guard let format = LintFormat(rawValue: word) else {
      let known = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("no format '\(SafeText(word))'; the formats are \(SafeText(known))")
    }
    let makesTable =
      arguments.has(.rules) || !arguments.all(.explain).isEmpty || arguments.has(.custom)
      || !arguments.all(.mustShow).isEmpty
      || arguments[.facetsVersion].map { $0.holds("..") } == true
    guard !makesTable || format == .text || format == .json else {
      throw .usage("tables have the formats text, json; \(SafeText(word)) is for findings")
    }
    self = format
  }

  /// The severity from which findings are listed unless the user says another. Notes would bury the rest for people.
  var leastSeverity: Rule.Severity {
    switch self {
    case .text, .junit, .github: .warning
    case .json, .sarif: .note
    }
  }

  var reports: LintPrinter.Format {
    switch self {
    case .text: .text
    case .json: .json
    case .sarif: .sarif
    case .junit: .junit
    case .github: .github
    }
  }
}

extension LintSeverity {
  /// Reads `--strict` and `--min-severity`.
  init(_ arguments: Arguments, _ format: LintFormat) throws(Failure) {
    let least = try arguments[.minSeverity].map { word throws(Failure) in
      guard let severity = Rule.Severity(rawValue: word) else {
        throw .usage("no severity '\(SafeText(word))'; the severities are note, warning, error")
      }
      return severity
    }
    self.init(isStrict: arguments.has(.strict), least: least ?? format.leastSeverity)
  }
}
