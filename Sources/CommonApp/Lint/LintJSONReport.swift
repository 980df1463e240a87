import FacetModel
import JSON
import Text

/// Diagnostics for machines.
struct LintJSONReport {
  let severity: LintSeverity

  func report(_ files: [LintedFile]) -> JSONOutput {
    .object([("files", .array(files.map(report)))])
  }

  private func report(_ file: LintedFile) -> JSONOutput {
    let table = LineTable(file.bytes)
    return .object([
      ("path", .string(file.path)),
      ("dialect", file.dialect.map { .string($0.rawValue) } ?? .null),
      ("facets", .number(file.facets)),
      ("shown", .number(file.shown)),
      ("omitted", .number(file.omitted)),
      ("diagnostics", .array(file.diagnostics.map { report($0, in: file, table) })),
    ])
  }

  private func report(_ diagnostic: Diagnostic, in file: LintedFile, _ table: LineTable) -> JSONOutput {
    let place = table.location(of: diagnostic.offset)
    return .object([
      ("code", .string(diagnostic.rule.rawValue)),
      ("severity", .string(severity(diagnostic.rule).rawValue)),
      ("line", .number(place.line)),
      ("column", .number(place.column)),
      ("pointer", .string(file.document?.pointer(at: diagnostic.offset) ?? "")),
      ("message", .string(diagnostic.message)),
    ])
  }
}
