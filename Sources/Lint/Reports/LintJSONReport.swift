import FacetModel
import JSON
import Reporting
import Text

/// The lint report as JSON.
package struct LintJSONReport {
  package let severity: LintSeverity

  package init(severity: LintSeverity) {
    self.severity = severity
  }

  package func report(_ files: [LintedFile]) -> JSONOutput {
    .object([("files", .array(files.map(report)))])
  }

  /// The report about one file.
  package func report(_ file: LintedFile) -> JSONOutput {
    let table = file.lines
    let pointers = file.pointers
    var members: [(key: SafeText, value: JSONOutput)] = [
      ("path", .exact(file.path)),
      ("dialect", file.kind.map(JSONOutput.string) ?? .null),
      ("facets", .number(file.facets)),
      ("shown", .number(file.shown)),
      ("omitted", .number(file.omitted)),
      (
        "diagnostics",
        .array(
          file.diagnostics.enumerated().map { index, diagnostic in
            report(
              diagnostic, at: table.location(of: diagnostic.shownOffset(in: file.bytes)), pointer: pointers[index],
              script: file.script(at: diagnostic.offset))
          })
      ),
    ]
    // Optional members are left out, so that the output for other files keeps its shape.
    if let operation = file.operation { members.insert(("operation", .exact(operation)), at: 1) }
    if file.clickless > 0 { members.append(("without_click", .number(file.clickless))) }
    if file.accepted > 0 { members.append(("accepted", .number(file.accepted))) }
    if file.byCategory > 0 { members.append(("drawn_by_category", .number(file.byCategory))) }
    return .object(members)
  }

  private func report(
    _ diagnostic: Diagnostic, at place: Location, pointer: String, script: Int?
  ) -> JSONOutput {
    .object(
      [
        ("code", .string(diagnostic.rule.code)),
        ("severity", .string(severity(diagnostic.rule).rawValue)),
        ("line", .number(place.line)),
        ("column", .number(place.column)),
        ("pointer", .exact(pointer)),
        ("message", .string(diagnostic.message)),
      ] + (script.map { [("script", .number($0)), ("offset", .number(diagnostic.offset))] } ?? []))
  }
}
