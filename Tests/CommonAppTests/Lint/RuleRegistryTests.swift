import FacetModel
import Foundation
import JSON
import TestSupport
import Testing

@testable import Branding
@testable import CommonApp
@testable import Lint

/// The registry of rules and the program say the same.
struct RuleRegistryTests {
  private static func linter(for version: SemanticVersion? = nil, limits: FeedLimits = FeedLimits()) -> FileLinter {
    let factory = Brand.doorDash.makeFactory()
    let client = version.map { factory.capabilities.asOf($0) } ?? factory.capabilities
    var linter = FileLinter(capabilities: client, factory: factory)
    linter.limits = limits
    return linter
  }

  private func codes(in document: RuleDocument) throws -> Set<String> {
    switch document {
    case .feed(let text): return codes(in: text, Self.linter())
    case .index(let text): return codes(in: text, Self.linter(), path: "no such folder/index.json")
    case .limited(let text, let limits): return codes(in: text, Self.linter(limits: limits))
    case .old(let text): return codes(in: text, Self.linter(for: SemanticVersion("1.0.0")))
    case .pages(let first, let second):
      let decoder = FeedDecoder(interner: .forFeeds())
      let page = try decoder.decode(ByteBuffer(second))
      let joined = try decoder.decode(ByteBuffer(first)).appending(page)
      return Set(joined.repeats(of: page).diagnostics.map(\.rule.code))
    case .mustShow(let text, let id):
      let linter = Self.linter()
      let report = VersionReport(
        client: linter.capabilities, factory: linter.factory, range: VersionRange(allOf: linter.capabilities),
        mustShow: [id])
      let part = try #require(report.part(about: linter.lintAll(ByteBuffer(text), path: "pier.json")[0]))
      let faults = part.faults + (part.found.isEmpty ? [report.missing(0)] : [])
      return Set(
        faults.compactMap {
          $0.line.string(inColor: false).firstMatch(of: /error\[(.+?)\]/).map { String($0.1) }
        })
    }
  }

  private func codes(in text: String, _ linter: FileLinter, path: String = "pier.json") -> Set<String> {
    Set(linter.lintAll(ByteBuffer(text), path: path).flatMap(\.diagnostics).map(\.rule.code))
  }

  @Test("Every rule of the registry is reported for a document that breaks it", arguments: Rule.allCases)
  func everyRuleIsReported(rule: Rule) throws {
    let codes = try codes(in: RuleDocument(breaking: rule))
    #expect(codes.contains(rule.code), "\(codes.sorted())")
  }

  @Test("No code of a rule is written in the sources outside the registry") func codesStandInTheRegistry() throws {
    let sources = URL(filePath: Repository.path("Sources"))
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var found: [String] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      guard file.lastPathComponent != "RuleRegistry.swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      found += text.matches(of: /"F\d{3}|\[must-show|"must-show\]/).map { "\(file.lastPathComponent): \($0.0)" }
    }
    #expect(found.isEmpty)
  }

  @Test("The file of each check exists and names the rules that the registry says it finds", arguments: Rule.allCases)
  func checksNameTheirRules(rule: Rule) throws {
    #expect(!rule.entry.checks.isEmpty)
    for check in rule.entry.checks {
      let text = try String(contentsOfFile: Repository.path("Sources/\(check.rawValue)"), encoding: .utf8)
      #expect(text.contains(".\(rule.name)"), "\(check.rawValue)")
    }
  }

  @Test("Each check finds a rule of the registry", arguments: RuleCheck.allCases)
  func checksAreUsed(check: RuleCheck) {
    #expect(Rule.allCases.contains { $0.entry.checks.contains(check) })
  }

  @Test("Every file that reports a rule is named by the rule's entry") func reportsComeFromNamedFiles() throws {
    let report = /(?:add|diagnose|Diagnostic)\(\s*\.(?<rule>\w+), (?:at|in):/
    let sources = URL(filePath: Repository.path("Sources"))
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var missing: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: report) {
        guard let rule = Rule(rawValue: String(match.rule)) else { continue }
        if !rule.entry.checks.contains(where: { file.path.hasSuffix("Sources/\($0.rawValue)") }) {
          missing.insert("\(rule.code) \(file.lastPathComponent)")
        }
      }
    }
    #expect(missing.isEmpty)
  }
}
