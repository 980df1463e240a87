import FacetModel
import Reporting
import Text

/// Findings of lint in the editor.
extension LanguageServer {
  /// Sends the findings of a document. A document that is no feed has none, and needs no message.
  mutating func publish(_ uri: String) -> [Output] {
    guard let document = documents[uri], document.showsFindings || document.isFeed || !document.findings.isEmpty else {
      return []
    }
    documents[uri]?.showsFindings = true
    let ends = document.findings.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
    let table = PositionTable(ends, in: document.text.bytes, encoding: encoding)
    let diagnostics = document.findings.map { diagnostic($0, table) }
    return [.send(Self.diagnostics(diagnostics, of: uri, version: document.version))]
  }

  static func diagnostics(_ diagnostics: [JSONOutput], of uri: String, version: Int?) -> JSONOutput {
    let list = JSONOutput.array(diagnostics)
    return ServerMessage.notification(
      "textDocument/publishDiagnostics",
      version.map { .members(["uri": .exact(uri), "version": .number($0), "diagnostics": list]) }
        ?? .members(["uri": .exact(uri), "diagnostics": list]))
  }

  func diagnostic(_ finding: OpenDocument.Finding, _ table: PositionTable) -> JSONOutput {
    var members: [(key: SafeText, value: JSONOutput)] = [
      ("range", table.range(finding.range).json), ("severity", .number(Self.number(of: finding.severity))),
      ("source", .string("facet")), ("message", .string(finding.message)),
    ]
    if let rule = finding.rule { members.append(("code", .string(SafeText(rule.code)))) }
    return .object(members)
  }

  private static func number(of severity: Rule.Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
