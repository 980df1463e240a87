import FacetModel
import JSON
import Reporting
import Text

/// The diagnostics as text with an excerpt of the source, as compilers print them.
package struct LintTextReport {
  package let severity: LintSeverity

  package init(severity: LintSeverity) {
    self.severity = severity
  }
  /// The most diagnostics of one rule in a file; further ones are counted.
  private static let mostOfARule = 20

  package func lines(for file: LintedFile) -> [StyledText] {
    let table = file.lines
    var printed: [Rule: Int] = [:]
    var lines: [StyledText] = []
    for (index, diagnostic) in file.diagnostics.enumerated() {
      printed[diagnostic.rule, default: 0] += 1
      guard printed[diagnostic.rule, default: 0] <= Self.mostOfARule else { continue }
      lines += self.lines(for: diagnostic, number: index, in: file, table)
    }
    for rule in Rule.allCases where file.counts[rule, default: 0] > Self.mostOfARule && !file.hidden.contains(rule) {
      let more = file.counts[rule, default: 0] - Self.mostOfARule
      lines.append(
        StyledText("\(file.path): ", .bold) + label(rule)
          + StyledText(" \(more) more like these; --format json lists all"))
    }
    return lines
  }

  private func lines(
    for diagnostic: Diagnostic, number index: Int, in file: LintedFile, _ table: LineTable
  ) -> [StyledText] {
    let offset = diagnostic.shownOffset(in: file.bytes)
    let place = table.location(of: offset)
    let line = table.line(around: offset, reach: SourceExcerpt.reach)
    let source = file.bytes.withUnsafeBytes(in: line) { bytes in
      SourceExcerpt(line: bytes, place: min(max(offset - line.lowerBound, 0), bytes.count))
    }
    let number = SafeText(String(place.line))
    let gutter = SafeText(String(repeating: " ", count: number.columns))
    return [
      StyledText("\(file.path):\(place.description): ", .bold) + StyledText(operation(of: file), .dim)
        + label(diagnostic.rule)
        + StyledText(" " + SafeText(diagnostic.message)),
      StyledText(" " + number + " | ", .dim) + StyledText(source.text),
      StyledText(" " + gutter + " | ", .dim) + StyledText(source.indent) + StyledText("^", emphasis(diagnostic.rule)),
      StyledText(" " + gutter + " = hint: " + SafeText(diagnostic.hint), .dim),
    ] + origin(of: diagnostic, number: index, in: file).map { StyledText(" " + gutter + " = in: " + $0, .dim) }
  }

  /// The place of a diagnostic inside an archive or a web page, whose data is cut into scripts and rows.
  private func origin(of diagnostic: Diagnostic, number index: Int, in file: LintedFile) -> [SafeText] {
    if let archived = file.archived { return [SafeText(archived.pointers[index])] }
    guard let document = file.document, let script = file.script(at: diagnostic.offset) else { return [] }
    let pointer = document.pointers(atFileOffsets: [diagnostic.offset]).first ?? ""
    // An error in place of a row has no place in the data.
    guard !pointer.isEmpty else { return ["script \(script)"] }
    return ["script \(script), \(document.isRows ? "row " + pointer.dropFirst() : pointer)"]
  }

  /// The name of the feed, if the file has several.
  private func operation(of file: LintedFile) -> SafeText {
    file.operation.map { SafeText($0).truncated(to: 60) + ": " } ?? ""
  }

  private func label(_ rule: Rule) -> StyledText {
    StyledText("\(severity(rule).rawValue)[\(rule.code)]:", emphasis(rule))
  }

  private func emphasis(_ rule: Rule) -> StyledText.Emphasis {
    switch severity(rule) {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }

  /// The line below the findings of all files.
  package func summary(of tally: LintTally) -> StyledText {
    let words = [
      Self.count(tally.errors, Rule.Severity.error.rawValue),
      Self.count(tally.warnings, Rule.Severity.warning.rawValue),
      Self.count(tally.notes, Rule.Severity.note.rawValue),
    ]
    let shares =
      "\(Self.count(tally.facets, "facet")), \(tally.facets - tally.leftOut) shown, \(tally.leftOut) left out"
      + (tally.modules == 0 ? "" : ", \(Self.count(tally.modules, "module")) left out")
      + (tally.clickless == 0 ? "" : ", \(tally.clickless) without a click")
      + (tally.byCategory == 0 ? "" : ", \(tally.byCategory) drawn by category")
      + (tally.accepted == 0 ? "" : ", \(Self.count(tally.accepted, "finding")) accepted")
    let isShort = severity.least > .note && tally.notes > 0 || severity.least > .warning && tally.warnings > 0
    let advice = isShort ? " (--min-severity note lists all)" : ""
    return StyledText("\(Self.count(tally.files, "file")): \(words.joined(separator: ", ")); \(shares)\(advice)")
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
