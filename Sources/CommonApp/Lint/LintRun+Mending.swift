import FacetModel
import Feeds
import JSON
import Lint
import Reporting
import Sessions
import Text

/// Correcting files.
extension LintRun {
  /// Corrects each file in its place, and prints the report about what is left.
  func mend(_ format: LintPrinter.Format) throws(Failure) -> ExitStatus {
    var printer = LintPrinter(console, severity: reader.policy.severity, format: format, name: reader.name)
    for job in plan.jobs {
      if let (path, text) = mended(job) {
        try replace(path, with: text.bytes)
        console.complain(reader.name + ": \(ProgramContext.name(of: path)): mended \(Self.words(for: text.mended))")
      }
      if job.reads { guard printer.print(printer.result(of: reader.outcome(of: job))) else { break } }
      printer.note(job)
    }
    return printer.finish()
  }

  /// Prints what `mend` would change as a patch. Differences are findings.
  func printPatch() -> ExitStatus {
    var printer = LintPrinter(console, severity: reader.policy.severity, format: .none, name: reader.name)
    var isEmpty = true
    for job in plan.jobs {
      if let (path, text) = mended(job) {
        isEmpty = false
        let patch = UnifiedPatch(of: text.original).text(path: LintProjects.nameWithoutLink(path), text.edits)
        guard console.hand(patch[...]) else { break }
      }
      if job.reads { _ = printer.print(printer.result(of: reader.outcome(of: job))) }
      printer.note(job)
    }
    let others = printer.status == .findings ? .success : printer.status
    return others == .success && !isEmpty ? .findings : others
  }

  /// The corrected text of a job's file; `nil` if there is nothing to correct.
  private func mended(_ job: LintJob) -> (path: String, text: MendedText)? {
    guard case .file(let path, _, _) = job, FileReader.isRegular(path), !path.utf8.contains(where: { $0 < 0x20 }),
      let bytes = try? FileReader.read(path, limit: reader.linter.limits.reading.bytes)
    else { return nil }
    var text = MendedText(bytes)
    let linter = reader.policy.linter(reader.linter, for: path)
    text.mend { linter.lintAll($0, path: ProgramContext.name(of: path), operation: reader.operation) }
    return text.edits.isEmpty ? nil : (path, text)
  }

  private func replace(_ path: String, with bytes: ByteBuffer) throws(Failure) {
    var output = console
    output.isQuiet = false
    let file = try ReplacingFile(path)
    output.file = file
    _ = bytes.withUnsafeBytes(in: 0..<bytes.count) { output.hand(Array($0)[...]) }
    try file.finish()
  }

  /// The mended findings in words: `2 F006, 1 F060`.
  private static func words(for mended: [Rule: Int]) -> SafeText {
    let counts = Rule.allCases.compactMap { rule in mended[rule].map { "\($0) \(rule.code)" } }
    return SafeText(counts.joined(separator: ", "))
  }
}
