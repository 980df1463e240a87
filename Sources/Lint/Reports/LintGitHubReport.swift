import FacetModel
import Reporting
import Text

/// The diagnostics as commands of a GitHub workflow, which shows them beside the lines of a change.
package struct LintGitHubReport {
  private let severity: LintSeverity

  package init(severity: LintSeverity) {
    self.severity = severity
  }

  package func lines(for file: LintedFile) -> [SafeText] {
    let table = file.lines
    let found = file.diagnostics.map { diagnostic in
      let place = table.location(of: diagnostic.shownOffset(in: file.bytes))
      let words = Self.escaped(diagnostic.message) + "%0A" + Self.escaped(diagnostic.hint)
      return line(diagnostic.rule, "file=\(Self.property(file.path)),line=\(place.line),col=\(place.column)", words)
    }
    return found
      + file.unlisted.map { rule, count in
        line(rule, "file=\(Self.property(file.path))", "\(count) more like these")
      }
  }

  /// The command for a fault that is in no file.
  package static func line(_ fault: String) -> SafeText { SafeText("::error::" + escaped(fault)) }

  private func line(_ rule: Rule, _ place: String, _ words: String) -> SafeText {
    SafeText("::\(command(for: rule)) \(place),title=\(rule.code)::\(words)")
  }

  private func command(for rule: Rule) -> String {
    switch severity(rule) {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private static func escaped(_ text: String) -> String {
    SafeText(text).string.replacing(each: ["%": "%25"])
  }

  /// A value of a property, which a colon or a comma would end.
  private static func property(_ text: String) -> String {
    escaped(text).replacing(each: [":": "%3A", ",": "%2C"])
  }
}
