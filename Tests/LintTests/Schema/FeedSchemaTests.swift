import Components
import FacetModel
import Foundation
import Reporting
import Testing

@testable import Lint

/// The JSON Schema of feeds, read as an editor reads it.
struct FeedSchemaTests {
  private let factory: FacetFactory

  init() throws {
    factory = try FacetFactory(ComponentLibrary.descriptors)
  }

  private func schema(for version: SemanticVersion = Capabilities.current) throws -> [String: Any] {
    let text = FeedSchema(factory, version: version).json.text
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func definitions(for version: SemanticVersion = Capabilities.current) throws -> [String: [String: Any]] {
    try #require(try schema(for: version)["$defs"] as? [String: [String: Any]])
  }

  /// All values under a key, at any depth.
  private func values(of key: String, in value: Any) -> [Any] {
    switch value {
    case let object as [String: Any]:
      (object[key].map { [$0] } ?? []) + object.values.flatMap { values(of: key, in: $0) }
    case let list as [Any]: list.flatMap { values(of: key, in: $0) }
    default: []
    }
  }

  @Test("The schema names its draft, and is the same each time")
  func schemaIsTheSame() throws {
    #expect(try schema()["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    let texts = (0..<3).map { _ in FeedSchema(factory, version: Capabilities.current).json.text }
    #expect(Set(texts).count == 1)
  }

  @Test("Every reference leads to a definition, and every definition is used")
  func referencesLeadSomewhere() throws {
    let schema = try schema()
    let names = Set(try definitions().keys)
    let used = Set(values(of: "$ref", in: schema).compactMap { $0 as? String })
    #expect(used == Set(names.map { "#/$defs/\($0)" }))
  }

  @Test("Every component is suggested, and described with each field that it reads")
  func everyComponentIsDescribed() throws {
    let definitions = try definitions()
    let component = try #require(definitions["component"])
    let suggested = values(of: "enum", in: component).compactMap { $0 as? [String] }.flatMap(\.self)
    for descriptor in factory.all {
      #expect(suggested.contains(descriptor.id))
      let own = try #require(definitions["component-\(descriptor.id)"])
      #expect(own["title"] as? String == descriptor.id)
      #expect((own["description"] as? String)?.hasPrefix(descriptor.summary) == true)
      let described = values(of: "description", in: own).compactMap { $0 as? String }
      for field in descriptor.reads.all {
        switch field {
        // The general rules describe the click; a component cannot describe another facet.
        case .click, .parentText, .parentCustom: break
        default: #expect(described.contains(field.explanation), "\(descriptor.id) \(field.path)")
        }
      }
    }
  }

  @Test("The schema of an older version lacks the components and actions that came later")
  func olderVersionsLackLaterComponents() throws {
    let first = SemanticVersion(1, 0, 0)
    let older = try definitions(for: first)
    let later = factory.all.filter { $0.since > first }
    #expect(!later.isEmpty && later.count < factory.all.count)
    for descriptor in factory.all {
      #expect((older["component-\(descriptor.id)"] == nil) == (descriptor.since > first), "\(descriptor.id)")
    }
    let actions = values(of: "enum", in: try #require(older["action"])).compactMap { $0 as? [String] }
    #expect(actions == [["navigate"]])
  }

  @Test("The schema is small enough for an editor")
  func schemaIsSmall() throws {
    var text = ""
    FeedSchema(factory, version: Capabilities.current).json.writeIndented(to: &text)
    #expect(text.utf8.count < 1_000_000)
  }
}
