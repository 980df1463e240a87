import AppRuntime
import Sessions
import Reporting
import Reports
import Terminal
import Text

/// The form in which a report is printed.
struct ReportFormat {
  private enum Kind: String, CaseIterable {
    case text, json, html
  }

  private let kind: Kind

  init(_ arguments: Arguments) throws(Failure) {
    let format = arguments[.format] ?? "text"
    guard let kind = Kind(rawValue: format) else {
      let known = Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("no format '\(SafeText(format))'; the formats are \(SafeText(known))")
    }
    self.kind = kind
  }

  /// Prints a report in this form, to the file of `--output` if there is one; `-` is standard output.
  func print(
    _ page: @autoclosure () -> ReportPage, _ json: @autoclosure () -> JSONOutput, _ arguments: Arguments,
    in program: Program
  ) throws(Failure) {
    var console = program.console
    let path = arguments[.output].flatMap { $0 == "-" ? nil : $0 }
    let file = try path.map { path throws(Failure) in try ReplacingFile(path) }
    console.file = file
    switch kind {
    case .text:
      console.usesASCII = arguments.has(.ascii) || console.isTerminal && !UTF8Locale.adopt().value
      ReportText(page(), width: console.width, isASCII: console.usesASCII).lines.forEach { console.print($0) }
    case .json: console.print(json())
    case .html:
      let html = ReportHTML(page(), program: SafeText(program.name) + " " + ProgramContext.version).text
      _ = console.hand(Array(html.utf8)[...])
    }
    try file?.finish()
  }
}
