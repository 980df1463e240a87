import FacetModel
import Reporting
import Text

/// The registry of rules, or some of them, as text and as JSON.
package struct RuleReport {
  private let rules: [Rule]
  /// Whether the user asked for single rules, which are explained further.
  private let isChosen: Bool

  /// Reads the codes of rules; without codes the report has all rules.
  package init(codes: [String] = []) throws(Failure) {
    var chosen: [Rule] = []
    for code in codes {
      guard let rule = Rule(code: code) else {
        throw .usage("there is no rule '\(SafeText(code))'; 'lint --rules' lists the codes, and takes no SOURCE")
      }
      chosen.append(rule)
    }
    isChosen = !codes.isEmpty
    rules = codes.isEmpty ? Rule.allCases : chosen
  }

  /// A line for each rule: code, severity and requirement.
  package var lines: [SafeText] {
    rules.flatMap { rule -> [SafeText] in
      let severity = SafeText(rule.severity.rawValue).padded(to: 9)
      let line = SafeText(rule.code) + "  " + severity + SafeText(rule.summary)
      return isChosen ? [line, "      " + SafeText(rule.entry.hint)] : [line]
    }
  }

  /// Everything about each rule: why it is there, an example, and how to keep it.
  package func explanations(width: Int) -> [SafeText] {
    rules.flatMap { rule -> [SafeText] in
      let explanation = rule.explanation
      var lines: [SafeText] = [
        SafeText(rule.code) + " " + SafeText(rule.severity.rawValue) + ": " + SafeText(rule.summary)
      ]
      lines = lines[0].wrapped(to: width) + [""] + SafeText(explanation.why).wrapped(to: width)
      if let example = explanation.example {
        lines += ["", "Wrong:"] + Self.indented(example.wrong) + ["", "Right:"] + Self.indented(example.right)
      }
      lines += [""] + (SafeText("How to mend it: ") + SafeText(rule.hint)).wrapped(to: width)
      if rule.isMended { lines.append("'facet lint --fix' mends it where only one answer is right.") }
      return rule == rules.last ? lines : lines + ["", ""]
    }
  }

  private static func indented(_ text: String) -> [SafeText] {
    text.split(separator: "\n").map { "  " + SafeText(String($0)) }
  }

  package var json: JSONOutput {
    .object([("rules", .array(rules.map(Self.json)))])
  }

  private static func json(_ rule: Rule) -> JSONOutput {
    let entry = rule.entry
    let stages = RuleCheck.Stage.allCases.filter { stage in entry.checks.contains { $0.stage == stage } }
    return .object([
      ("code", .string(entry.code)), ("name", .string(rule.name)), ("severity", .string(entry.severity.rawValue)),
      ("rule", .string(entry.summary)), ("hint", .string(entry.hint)),
      ("checked", .array(stages.map { .string($0.rawValue) })), ("why", .string(rule.explanation.why)),
      ("wrong", rule.explanation.example.map { .string($0.wrong) } ?? .null),
      ("right", rule.explanation.example.map { .string($0.right) } ?? .null), ("fix", .bool(rule.isMended)),
    ])
  }
}
