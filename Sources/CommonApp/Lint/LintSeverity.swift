import FacetModel

/// The severity of a rule in this run: with `--strict` a warning is an error.
struct LintSeverity {
  let isStrict: Bool

  func callAsFunction(_ rule: Rule) -> Rule.Severity {
    isStrict && rule.severity == .warning ? .error : rule.severity
  }
}
