import FacetModel
import Reporting
import Text

/// The registry of rules, as text and as JSON.
package struct RuleReport {
  package init() {}

  /// A line for each rule: code, severity and requirement.
  package var lines: [SafeText] {
    Rule.allCases.map { rule in
      let severity = SafeText(rule.severity.rawValue).padded(to: 9)
      return SafeText(rule.code) + "  " + severity + SafeText(rule.summary)
    }
  }

  package var json: JSONOutput {
    .object([("rules", .array(Rule.allCases.map(Self.json)))])
  }

  private static func json(_ rule: Rule) -> JSONOutput {
    let entry = rule.entry
    let stages = RuleCheck.Stage.allCases.filter { stage in entry.checks.contains { $0.stage == stage } }
    return .object([
      ("code", .string(entry.code)), ("name", .string(rule.name)), ("severity", .string(entry.severity.rawValue)),
      ("rule", .string(entry.summary)), ("hint", .string(entry.hint)),
      ("checked", .array(stages.map { .string($0.rawValue) })),
    ])
  }
}
