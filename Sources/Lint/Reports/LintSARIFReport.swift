import FacetModel
import Reporting
import Text

/// The diagnostics as SARIF 2.1.0, the format of code scanning: a log of one run. Its results are written file by file.
package struct LintSARIFReport {
  private let severity: LintSeverity

  package init(severity: LintSeverity) {
    self.severity = severity
  }

  /// All that stands before the results.
  package func begin(version: SafeText) -> String {
    let driver = JSONOutput.object([
      ("name", .string("facet")), ("version", .string(version)), ("rules", .array(Rule.allCases.map(description))),
    ])
    return #"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":{"driver":"#
      + driver.text + #"},"columnKind":"unicodeCodePoints","results":["#
  }

  /// All that stands behind the results. Messages about what could not be linted belong to the run.
  package func end(_ messages: [(text: SafeText, isFault: Bool)], exitCode: Int) -> String {
    let invocation = JSONOutput.object([
      ("executionSuccessful", .bool(!messages.contains(where: \.isFault))), ("exitCode", .number(exitCode)),
      (
        "toolExecutionNotifications",
        .array(
          messages.map {
            .object([("level", .string($0.isFault ? "error" : "note")), ("message", .message($0.text))])
          })
      ),
    ])
    return #"],"invocations":["# + invocation.text + "]}]}\n"
  }

  /// The results about a file.
  package func results(for file: LintedFile) -> [JSONOutput] {
    let table = file.lines
    let uri = Self.uri(file.path)
    let found = zip(file.diagnostics, file.pointers).map { diagnostic, pointer -> JSONOutput in
      let place = table.location(of: diagnostic.shownOffset(in: file.bytes))
      let region = JSONOutput.object([("startLine", .number(place.line)), ("startColumn", .number(place.column))])
      return result(
        diagnostic.rule, SafeText(diagnostic.message + "; " + diagnostic.hint), uri, region: region, pointer: pointer)
    }
    return found + file.unlisted.map { rule, count in result(rule, "\(count) more like these", uri) }
  }

  private func result(
    _ rule: Rule, _ message: SafeText, _ uri: String, region: JSONOutput? = nil, pointer: String = ""
  ) -> JSONOutput {
    var physical: [(key: SafeText, value: JSONOutput)] = [("artifactLocation", .object([("uri", .exact(uri))]))]
    if let region { physical.append(("region", region)) }
    var location: [(key: SafeText, value: JSONOutput)] = [("physicalLocation", .object(physical))]
    if !pointer.isEmpty {
      location.append(("logicalLocations", .array([.object([("fullyQualifiedName", .exact(pointer))])])))
    }
    return .object([
      ("ruleId", .string(rule.code)), ("ruleIndex", .number(Rule.allCases.firstIndex(of: rule) ?? -1)),
      ("level", .string(severity(rule).rawValue)), ("message", .message(message)),
      ("locations", .array([.object(location)])),
    ])
  }

  private func description(_ rule: Rule) -> JSONOutput {
    .object([
      ("id", .string(rule.code)), ("name", .string(rule.name)),
      ("shortDescription", .message(SafeText(rule.summary))),
      ("help", .message(SafeText(rule.hint))),
      ("defaultConfiguration", .object([("level", .string(severity(rule).rawValue))])),
    ])
  }

  /// A path as a reference, which is relative where the path is. Addresses of servers are references already.
  private static func uri(_ path: String) -> String {
    let isAddress = path.hasPrefix("http://") || path.hasPrefix("https://")
    let kept: StaticString = isAddress ? "-._~/:?#[]@!$&'()*+,;=%" : "-._~/"
    var result = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      if scalar.properties.isAlphabetic && scalar.isASCII || ("0"..."9").contains(scalar)
        || kept.withUTF8Buffer({ $0.contains(byte) })
      {
        result.unicodeScalars.append(scalar)
      } else {
        result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }
}

extension JSONOutput {
  /// A message as SARIF writes it.
  fileprivate static func message(_ text: SafeText) -> JSONOutput { .object([("text", .string(text))]) }
}
