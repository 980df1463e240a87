import FacetModel
import Reporting
import Text

/// The diagnostics as a suite of tests in JUnit's XML. Only errors are failures, as for the exit status.
package struct LintJUnitReport {
  package static let begin = """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="lint">

    """
  package static let end = "</testsuites>\n"

  private let severity: LintSeverity

  package init(severity: LintSeverity) {
    self.severity = severity
  }

  package func suite(for file: LintedFile) -> String {
    let table = file.lines
    let suite = SafeText(file.path)
    var cases = file.diagnostics.map { diagnostic in
      let place = table.location(of: diagnostic.shownOffset(in: file.bytes)).description
      return test(diagnostic.rule, "at \(place)", SafeText(diagnostic.message), SafeText(diagnostic.hint), suite)
    }
    cases += file.unlisted.map { rule, count in
      test(rule, "elsewhere", "\(count) more like these", SafeText(rule.hint), suite)
    }
    let failures = (file.diagnostics.map(\.rule) + file.unlisted.map(\.rule)).count { severity($0) == .error }
    if cases.isEmpty { cases = [#"<testcase name="\#(nothing)" classname="\#(suite.inMarkup)"/>"#] }
    return Self.suite(named: suite, cases, failures: failures, errors: 0)
  }

  /// The name of the test of a file without listed findings. Those of a lower severity are not listed.
  private var nothing: String {
    severity.least == .note ? "no findings" : "no findings from \(severity.least.rawValue) on"
  }

  /// The suite of the faults that are in no file.
  package static func suite(faults: [SafeText]) -> String {
    let cases = faults.map { fault in
      #"<testcase name="run" classname="lint"><error message="\#(fault.inMarkup)"/></testcase>"#
    }
    return suite(named: "lint", cases, failures: 0, errors: faults.count)
  }

  private static func suite(named name: SafeText, _ cases: [String], failures: Int, errors: Int) -> String {
    let counts = "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    let rows = cases.map { "    \($0)\n" }.joined()
    return "  <testsuite name=\"\(name.inMarkup)\" \(counts)>\n\(rows)  </testsuite>\n"
  }

  private func test(_ rule: Rule, _ place: String, _ message: SafeText, _ hint: SafeText, _ suite: SafeText) -> String {
    let severity = severity(rule)
    let content =
      severity == .error
      ? #"<failure type="\#(rule.code)" message="\#(message.inMarkup)">\#(hint.inMarkup)</failure>"#
      : "<system-out>\(severity.rawValue): \(message.inMarkup); \(hint.inMarkup)</system-out>"
    return #"<testcase name="\#(rule.code) \#(place)" classname="\#(suite.inMarkup)">\#(content)</testcase>"#
  }
}
