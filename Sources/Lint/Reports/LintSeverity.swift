import FacetModel

/// The severity of a rule in this run: with `--strict` a warning is an error.
package struct LintSeverity {
  package let isStrict: Bool
  /// The severity from which findings are listed. Those below it are only counted.
  package let least: Rule.Severity

  package init(isStrict: Bool, least: Rule.Severity = .note) {
    self.isStrict = isStrict
    self.least = least
  }

  package func lists(_ rule: Rule) -> Bool { self(rule) >= least }

  package func callAsFunction(_ rule: Rule) -> Rule.Severity {
    isStrict && rule.severity == .warning ? .error : rule.severity
  }
}
