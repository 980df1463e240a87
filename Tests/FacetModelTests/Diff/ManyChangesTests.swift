import FacetModel
import TestSupport
import Testing

/// Lists in which many facets change in many ways. The texts of such facets are compared together.
struct ManyChangesTests {
  @Test(
    "Each of many changed facets is updated with exactly the parts that changed", arguments: [1, 15, 16, 17, 40, 600])
  func partsOfManyFacetsAreFound(count: Int) throws {
    for seed in 0..<(count > 100 ? 3 : 40) as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let old = (0..<count).map { Row(number: $0, hasChild: Bool.random(using: &random)) }
      let new = old.map { $0.changed(using: &random) }
      let diff = try diff(Row.page(of: old), Row.page(of: new))
      let expected = zip(old, new).flatMap { $0.updates(to: $1) }
      try #require(diff.edits.map(\.update) == expected, "seed \(seed)")
      let onlyLogged = expected.count { $0.parts == ["logging"] }
      try #require(diff.counts.logging == onlyLogged && diff.counts.update == expected.count - onlyLogged)
    }
  }
}

/// An update of one facet.
private struct Update: Equatable {
  let id: String
  let parts: [String]
}

extension PageEdit {
  fileprivate var update: Update? {
    if case .update(let id, _, let parts) = self { Update(id: id, parts: parts) } else { nil }
  }
}

/// A facet with its texts, and a child with a title.
private struct Row {
  let number: Int
  var component = "row.text"
  var title: String
  var note = "n"
  var logged = 0
  var childTitle: String?
  /// Whether the title is written with an escape, which means the same.
  var isEscaped = false

  init(number: Int, hasChild: Bool) {
    self.number = number
    title = "Title \(number)"
    childTitle = hasChild ? "Child \(number)" : nil
  }

  /// Returns the row after up to two random changes.
  func changed(using random: inout SeededGenerator) -> Row {
    var row = self
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: row.title = "New: \(title)"
      case 1: row.title = "Little \(number)".suffix(title.count).description
      case 2: row.title = ""
      case 3: row.note = "other"
      case 4: row.component = "row.store"
      case 5: row.logged = 1
      case 6: row.childTitle = childTitle.map { "New: \($0)" }
      default: row.isEscaped = true
      }
    }
    return row
  }

  /// Returns the updates that turn this row into another.
  func updates(to new: Row) -> [Update] {
    let parts = [
      component == new.component ? nil : "component",
      title == new.title ? nil : "text.title",
      note == new.note ? nil : "text.custom.note",
      logged == new.logged ? nil : "logging",
    ]
    let own = Update(id: "f\(number)", parts: parts.compactMap(\.self))
    let child = Update(id: "c\(number)", parts: childTitle == new.childTitle ? [] : ["text.title"])
    return [own, child].filter { !$0.parts.isEmpty }
  }

  static func page(of rows: [Row]) -> String {
    FacetModelTests.page(section("s", rows.map(\.json).joined(separator: ",")))
  }

  private var json: String {
    let child = childTitle.map { item("c\(number)", #""text":{"title":"\#($0)"}"#) } ?? ""
    let title = isEscaped ? title.replacing("t", with: #"\u0074"#) : title
    return """
      {"id":"f\(number)","component":{"id":"\(component)"},"logging":{"n":\(logged)},"children":[\(child)],\
      "text":{"title":"\(title)","custom":{"note":"\(note)"}}}
      """
  }
}
