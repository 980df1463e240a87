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
      arguments.has(.rules) || arguments.has(.custom) || !arguments.all(.mustShow).isEmpty
      || arguments[.facetsVersion].map { $0.contains("..") } == true
    guard !makesTable || format == .text || format == .json else {
      throw .usage("tables have the formats text, json; \(SafeText(word)) is for findings")
    }
    self = format
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
