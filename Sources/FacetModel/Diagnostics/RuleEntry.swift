/// The entry of a rule in the registry.
public struct RuleEntry: Sendable {
  public let code: String
  public let severity: Rule.Severity
  /// The checks that find the faults.
  public let checks: [RuleCheck]
  /// The requirement, in one sentence.
  public let summary: String
  /// The advice on how to correct a finding.
  public let hint: String

  init(_ code: String, _ severity: Rule.Severity, by checks: RuleCheck..., rule summary: String, hint: String) {
    self.code = code
    self.severity = severity
    self.checks = checks
    self.summary = summary
    self.hint = hint
  }
}
