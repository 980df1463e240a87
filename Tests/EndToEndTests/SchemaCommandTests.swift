import Foundation
import TestSupport
import Testing

/// `facet schema`, as editors and scripts run it.
struct SchemaCommandTests {
  private func components(_ program: String, _ words: String...) throws -> Set<String> {
    let command = try Command.run(BuiltProduct.path(program), ["schema"] + words)
    #expect(command.status == .exited(0) && command.errors.isEmpty)
    let schema = try JSONSerialization.jsonObject(with: Data(command.output.utf8)) as? [String: Any]
    let names = try #require((schema?["$defs"] as? [String: Any])?.keys)
    return Set(names.filter { $0.hasPrefix("component-") }.map { String($0.dropFirst("component-".count)) })
  }

  @Test("The schema describes the components of the chosen brand")
  func schemaReadsTheBrand() throws {
    let shared = try components("facet", "--brand", "doordash")
    let own = try components("facet", "--brand", "caviar")
    #expect(own.isStrictSuperset(of: shared) && own.contains("row.tasting_menu"))
    #expect(try components("caviar") == own)
    #expect(try components("doordash") == shared)
  }

  @Test("The schema of a version lacks later components")
  func schemaReadsTheVersion() throws {
    let older = try components("facet", "--facets-version", "2.0.0")
    #expect(older.contains("row.store") && !older.contains("button.quantity_stepper"))
  }

  @Test("The schema is printed in short lines, the same each time")
  func schemaIsIndented() throws {
    let output = try Facet.run("schema").output
    #expect(output.hasPrefix("{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n"))
    #expect(output.hasSuffix("\n}\n"))
    #expect(try Facet.run("schema").output == output)
  }

  @Test("An operand and a wrong version are refused", arguments: [["home.json"], ["--facets-version", "two"]])
  func wrongWordsAreRefused(words: [String]) throws {
    let command = try Facet.run(["schema"] + words)
    #expect(command.status == .exited(64) && command.output.isEmpty && command.errors.contains(words.last ?? ""))
  }

  @Test(
    "A feed that names its schema has no finding for that",
    arguments: [
      #"{"$schema": "./facet.schema.json", "body": [{"id": "s", "body": [\#(facet)]}]}"#,
      #"{"$schema": "https://example.com/facet.schema.json", "id": "s", "body": [\#(facet)]}"#,
      #"{"$schema": "facet.schema.json", \#(facet.dropFirst())"#,
    ])
  func schemaKeyIsNoFinding(feed: String) throws {
    let command = try Facet.run(["lint", "-", "--min-severity", "note"], input: Array(feed.utf8))
    #expect(command.output.hasSuffix("1 file: 0 errors, 0 warnings, 0 notes; 1 facet, 1 shown, 0 left out\n"))
  }

  private static let facet =
    #"{"id": "a", "component": {"id": "row.text", "category": "row"}, "text": {"title": "Menu"}}"#
}
