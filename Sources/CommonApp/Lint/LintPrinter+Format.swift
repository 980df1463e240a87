import Lint

extension LintPrinter {
  /// The form of the reports.
  enum Format {
    case text, json, sarif, junit, github
    /// The findings as a baseline that accepts them.
    case baseline(BaselineUpdate)
    /// The report on client versions.
    case versions(VersionReport, inJSON: Bool)
    /// No reports, because another report follows.
    case none

    /// The text between two reports.
    var separator: String {
      switch self {
      case .json, .sarif, .versions(_, inJSON: true): ","
      case .text, .junit, .github, .baseline, .versions(_, inJSON: false), .none: ""
      }
    }

    /// Whether the report has a place for what could not be linted.
    var hasMessages: Bool {
      switch self {
      case .sarif, .junit, .github: true
      case .text, .json, .baseline, .versions, .none: false
      }
    }
  }
}
