import Components
import FacetModel
import Foundation
import JSON
import TestSupport
import Testing

@testable import Lint

/// Findings that are remembered by shape, beside those of checking every facet.
struct FindingMemoryTests {
  private static let files = ["SampleFeeds", "Tests/Wire/documents", "Tests/Hostile"].flatMap { folder in
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: Repository.root.appending(path: folder).path)) ?? []
    return all.filter { $0.hasSuffix(".json") }.sorted().map { "\(folder)/\($0)" }
  }

  private static func bytes(_ file: String) throws -> ByteBuffer {
    ByteBuffer(Array(try Data(contentsOf: Repository.root.appending(path: file))))
  }

  /// Compares both ways with a limit of one diagnostic a rule, so that the second facet of a shape is not checked.
  /// Returns the number of findings.
  private static func compare(
    _ bytes: ByteBuffer, _ names: SessionNames, _ memory: inout FindingMemory, _ factory: FacetFactory, _ name: String
  ) -> Int {
    memory = memory.fitting(names.interner, factory: factory)
    var limits = FeedLimits()
    limits.diagnosticsPerRule = 1
    let decoder = FeedDecoder(interner: memory.interner, limits: limits, notesLogging: true)
    guard let feed = try? decoder.decode(bytes) else { return 0 }
    let admission = Admission(feed.tree, for: factory.capabilities)
    var linter = FeedLinter(feed, for: factory.capabilities, factory: factory, limits: limits, memory: memory)
    #expect(linter.admission.isSame(as: admission), "\(name)")
    let remembered = linter.findings()
    let checked = linter.findingsOfEveryCheck()
    let differing = Rule.allCases.filter { remembered.counts[$0] != checked.counts[$0] }
    #expect(differing == [], "\(name)")
    #expect(remembered.inOrder == checked.inOrder, "\(name)")
    return checked.total
  }

  @Test("Findings remembered by shape equal those of checking every facet, for all sample feeds with one memory")
  func samplesAreRememberedExactly() throws {
    let factory = try FacetFactory(ComponentLibrary.descriptors)
    let names = SessionNames()
    var memory = FindingMemory(names.interner, factory: factory)
    var total = 0
    for _ in 0..<2 {
      for file in Self.files { total += Self.compare(try Self.bytes(file), names, &memory, factory, file) }
    }
    #expect(Self.files.count > 150)
    #expect(total > 1000)
  }

  @Test("Findings remembered by shape equal those of checking every facet, after random changes", arguments: 0..<4)
  func changedFeedsAreRememberedExactly(seed: Int) throws {
    let factory = try FacetFactory(ComponentLibrary.descriptors)
    let names = SessionNames()
    var memory = FindingMemory(names.interner, factory: factory)
    var random = SeededGenerator(seed: UInt64(seed))
    var total = 0
    for name in ["home", "home-web", "store", "retail", "search", "landing", "future"] {
      let path = Repository.root.appending(path: "SampleFeeds/\(name).json")
      let facets = Self.facets(in: try JSONSerialization.jsonObject(with: Data(contentsOf: path)))
      for round in 0..<40 {
        guard let facet = facets.randomElement(using: &random) else { break }
        // Each facet comes twice, so that the second meets what is remembered of the first.
        let changed = Self.changed(facet, every: 3, &random)
        let document = ["body": [["id": "a", "body": [changed]], ["id": "b", "body": [changed, facet]]]]
        let bytes = ByteBuffer(Array(try JSONSerialization.data(withJSONObject: document, options: .sortedKeys)))
        total += Self.compare(bytes, names, &memory, factory, "\(name) \(round)")
      }
    }
    #expect(total > 300)
  }

  @Test("Values that decide on a finding tell shapes apart, in any order")
  func decidingValuesTellShapesApart() throws {
    let factory = try FacetFactory(ComponentLibrary.descriptors)
    let names = SessionNames()
    var memory = FindingMemory(names.interner, factory: factory)
    let row = #"{"id":"r","component":{"id":"row.text"},"text":{"title":"A"}}"#
    let variants: [(component: String, parts: [String])] = [
      (
        "card.store",
        ["true", #""true""#, #""maybe""#, "1", "2"].map { #""custom":{"is_currently_available":\#($0)}"# }
      ),
      ("carousel.standard", ["2", #""2""#, #""soon""#].map { #""custom":{"auto_scroll_interval":\#($0)}"# }),
      (
        "row.text",
        [#""uri":"store""#, #""uri":"modal""#, #""uri":"modal","title":"Fees""#, #""uri":"modal","title":" ""#].map {
          #""events":{"click":{"name":"navigate","data":{\#($0)}}}"#
        }
      ),
      ("list.standard", ["[]", #"[{"id":"x"}]"#, "[\(row)]", "[7]"].map { #""items":\#($0)"# }),
      ("list.standard", ["[]", "[7]", "[\(row)]", "null"].map { #""items":[\#(row)],"children":\#($0)"# }),
    ]
    var total = 0
    for (component, parts) in variants {
      for (first, second) in parts.flatMap({ first in parts.map { (first, $0) } }) {
        let facets = [first, second, first].enumerated().map { number, part in
          #"{"id":"f\#(number)","component":{"id":"\#(component)"},"text":{"title":"x"},\#(part)}"#
        }
        let feed = #"{"body":[{"id":"s","body":[\#(facets.joined(separator: ","))]}]}"#
        total += Self.compare(ByteBuffer(feed), names, &memory, factory, "\(first), \(second)")
      }
    }
    #expect(total > 40)
  }

  /// Values that checks accept, refuse or read in a string.
  private static var values: [Any] {
    [
      "", "x", " ", "true", "12", "4.50", "\u{202E}x", "COLOR_OF_NOTHING", "STYLE_ODD", "DLS_TEXT_STYLE_ODD", "vast",
      "store/1?cursor=%%%", "store/1?cursor=abcd&item_cursor=a", "facet_feed/!/x", "gopher://x", "{\"uri\":\"x\"}", "{",
      7,
      -1, 2.5, true, false, NSNull(), [Any](), [String: Any](), ["uri": ""], ["text": "x"],
      [["key": "mobile", "value": 1]],
      ["uri": "facet_feed/a/"], ["unit_amount": 100], ["display_string": " "], "load_content", "teleport", "card.store",
      "row.store", "modal", "under", "maybe", [["id": "x", "component": ["id": "row.text"]]],
    ]
  }
  private static let keys = [
    "titel", "title", "color", "text_color", "price", "badges", "uri", "cursor", "offset", "name", "data", "custom",
    "type", "style", "events", "logging", "sections", "deep_link", "range_direction", "placeholder", "mobile",
    "items", "rating", "is_selected", "default_quantity",
  ]

  /// The objects with a component, without their children.
  private static func facets(in value: Any) -> [[String: Any]] {
    if let list = value as? [Any] { return list.flatMap(facets) }
    guard var object = value as? [String: Any] else { return [] }
    let inside = object.sorted { $0.key < $1.key }.flatMap { facets(in: $0.value) }
    guard object["component"] != nil else { return inside }
    object["children"] = nil
    return inside + [object]
  }

  private static func changed(_ value: Any, every rarity: Int, _ random: inout SeededGenerator) -> Any {
    if Int.random(in: 0..<rarity * 8, using: &random) == 0 { return values.randomElement(using: &random) ?? "" }
    if let list = value as? [Any] { return list.map { changed($0, every: rarity, &random) } }
    guard let object = value as? [String: Any] else { return value }
    var result: [String: Any] = [:]
    for (key, value) in object.sorted(by: { $0.key < $1.key }) {
      let isRenamed = Int.random(in: 0..<rarity * 8, using: &random) == 0
      result[isRenamed ? keys.randomElement(using: &random) ?? key : key] = changed(value, every: rarity, &random)
    }
    if Int.random(in: 0..<rarity * 4, using: &random) == 0, let key = keys.randomElement(using: &random) {
      result[key] = values.randomElement(using: &random) ?? ""
    }
    return result
  }
}
