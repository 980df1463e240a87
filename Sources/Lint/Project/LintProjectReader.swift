import FacetModel
import JSON
import Reporting
import Text
import Wording

/// Reads a `facet.json`. The first fault ends it, because rules that are half read would let faults through.
package struct LintProjectReader {
  package struct Fault: Error {
    package let offset: Int
    package let message: SafeText
  }

  private let client: Capabilities
  private let names = Interner()
  private var project = LintProject()

  private static let settings = ["rules", "must_show", "ignore", "baseline"]

  private init(client: Capabilities) {
    self.client = client
  }

  package static func read(_ bytes: ByteBuffer, client: Capabilities) throws(Fault) -> LintProject {
    var reader = LintProjectReader(client: client)
    // An empty file has no rules, so that `--config /dev/null` works.
    guard bytes.count > 0 else { return reader.project }
    let document: Document
    do throws(SyntaxError) {
      document = try Document.read(bytes, interner: reader.names)
    } catch {
      let lines = LineTable(bytes)
      throw Fault(offset: error.offset, message: error.message(in: .english, locate: lines.location))
    }
    try reader.read(document.root)
    return reader.project
  }

  private func fault(_ value: Value, _ message: SafeText) -> Fault {
    Fault(offset: value.range.lowerBound, message: message)
  }

  private mutating func read(_ root: Value) throws(Fault) {
    for (name, value) in try members(of: root, "the rules of a project are an object") {
      switch name {
      case "rules": try readRules(value)
      case "must_show": try readRequirements(value)
      case "ignore": project.ignored = try strings(value, "ignore is a list of paths").map { PathPattern($0) }
      case "baseline": project.baseline = try string(value, "baseline is the name of a file")
      case "$schema": break
      default: throw fault(value, "no setting '\(SafeText(name))'" + Self.meant(by: name, among: Self.settings))
      }
    }
  }

  /// `"rules": {CODE: "off", CODE: "error", CODE: {"severity": "error", "except": ["card.old"]}}`
  private mutating func readRules(_ value: Value) throws(Fault) {
    for (code, value) in try members(of: value, "rules are an object with codes as keys") {
      guard let rule = Rule(code: code) else {
        throw fault(value, "there is no rule '\(SafeText(code))'; 'lint --rules' lists the codes")
      }
      guard value.kind == .object else {
        try readSeverity(value, of: rule)
        continue
      }
      for (key, value) in try members(of: value, "") {
        switch key {
        case "severity": try readSeverity(value, of: rule)
        case "except": project.exceptions[rule] = Set(try strings(value, "except is a list of components"))
        default:
          throw fault(value, "no setting '\(SafeText(key))'" + Self.meant(by: key, among: ["severity", "except"]))
        }
      }
    }
  }

  private mutating func readSeverity(_ value: Value, of rule: Rule) throws(Fault) {
    let problem: SafeText = "a rule is off, or has a severity: note, warning, error"
    let word = try string(value, problem)
    if word == "off" {
      project.off.insert(rule)
    } else if let severity = Rule.Severity(rawValue: word) {
      project.severities[rule] = severity
    } else {
      throw fault(value, problem)
    }
  }

  /// `"must_show": [{"file": "home*.json", "facets": ["hero"], "versions": "3.0.1..6.1.0"}]`
  private mutating func readRequirements(_ value: Value) throws(Fault) {
    guard value.kind == .array else { throw fault(value, "must_show is a list of objects with facets") }
    for element in value.elements {
      var files = "*"
      var facets: [String] = []
      var versions = VersionRange(allOf: client)
      for (key, value) in try members(of: element, "what must be shown is an object with facets") {
        switch key {
        case "file": files = try string(value, "file is a path, in which * stands for any name")
        case "facets": facets = try strings(value, "facets is a list of ids")
        case "versions": versions = try readVersions(value)
        default:
          let known = ["file", "facets", "versions"]
          throw fault(value, "no setting '\(SafeText(key))'" + Self.meant(by: key, among: known))
        }
      }
      guard !facets.isEmpty else { throw fault(element, "what must be shown has facets: a list of ids") }
      project.requirements.append(.init(files: PathPattern(files), facets: facets, versions: versions))
    }
  }

  private func readVersions(_ value: Value) throws(Fault) -> VersionRange {
    let problem: SafeText = "versions are one version, or two with dots between them: 3.0.1..6.1.0"
    let word = try string(value, problem)
    if let version = SemanticVersion(word) { return VersionRange(from: version, to: version, of: client) }
    guard let range = (try? VersionRange(word, of: client)) ?? nil else { throw fault(value, problem) }
    return range
  }

  private func members(of value: Value, _ problem: SafeText) throws(Fault) -> [(String, Value)] {
    guard value.kind == .object else { throw fault(value, problem) }
    return value.members.map { (value.document.interner.string($0.key), $0.value) }
  }

  private func string(_ value: Value, _ problem: SafeText) throws(Fault) -> String {
    guard let text = value.string, !text.isEmpty else { throw fault(value, problem) }
    return text
  }

  private func strings(_ value: Value, _ problem: SafeText) throws(Fault) -> [String] {
    guard value.kind == .array else { throw fault(value, problem) }
    var texts: [String] = []
    for element in value.elements { texts.append(try string(element, problem)) }
    return texts
  }

  private static func meant(by name: String, among known: [String]) -> SafeText {
    let near = Misspelling.nearest(to: name, among: known, atMost: 1).first
    return near.map { "; did you mean '\(SafeText($0))'?" }
      ?? "; the settings are \(SafeText(known.joined(separator: ", ")))"
  }
}
