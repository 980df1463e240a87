import FacetModel

/// The severity of a rule in this run: with `--strict` a warning is an error.
package struct LintSeverity {
  package let isStrict: Bool

  package init(isStrict: Bool) {
    self.isStrict = isStrict
  }

  package func callAsFunction(_ rule: Rule) -> Rule.Severity {
    isStrict && rule.severity == .warning ? .error : rule.severity
  }
}
