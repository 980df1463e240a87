import FacetModel

/// The severity of a rule in this run: with `--strict` a warning is an error, and a team may choose others.
package struct LintSeverity {
  package let isStrict: Bool
  /// The severity from which findings are listed. Those below it are only counted.
  package let least: Rule.Severity
  private var chosen: [Rule: Rule.Severity] = [:]

  package init(isStrict: Bool, least: Rule.Severity = .note) {
    self.isStrict = isStrict
    self.least = least
  }

  package func lists(_ rule: Rule) -> Bool { self(rule) >= least }

  package func callAsFunction(_ rule: Rule) -> Rule.Severity {
    let severity = chosen[rule] ?? rule.severity
    return isStrict && severity == .warning ? .error : severity
  }

  /// The severities that hold for a file.
  package func `in`(_ file: LintedFile) -> LintSeverity {
    var severity = self
    severity.chosen = file.severities
    return severity
  }
}
