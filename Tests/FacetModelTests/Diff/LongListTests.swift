import FacetModel
import TestSupport
import Testing

/// Long lists in which whole blocks are deleted, inserted and moved, and in which ids repeat.
struct LongListTests {
  @Test("Deleted, inserted and moved blocks are counted exactly", arguments: [1, 8, 9, 40])
  func blocksAreChanged(length: Int) throws {
    let old = Array(0..<200)
    let come = Array(1000..<1000 + length)
    let rest = old.filter { !(20..<20 + length).contains($0) && !(150..<150 + length).contains($0) }
    let new = Array(150..<150 + length) + rest[..<60] + come + rest[60...]
    let counts = try diff(page(of: old.map(String.init)).json(), page(of: new.map(String.init)).json()).counts
    #expect(counts.delete == length && counts.insert == length && counts.move == length && counts.update == 0)
  }

  @Test("Applying the changes to the old list gives the new list") func editsTurnTheOldListIntoTheNew() throws {
    var random = SeededGenerator(seed: 13)
    for attempt in 0..<150 {
      let names = (0..<80).map { number in "f\(Int.random(in: 0..<6, using: &random) == 0 ? number % 5 : number)" }
      var changed = names
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        change(&changed, using: &random)
      }
      let (old, new) = (page(of: names), page(of: changed))
      let edits = try diff(old.json(), new.json()).edits
      let result = try PageEditing.apply(edits, to: old, from: new)
      try #require(result.isSame(as: new), "attempt \(attempt):\n\(names)\n\(changed)")
      try #require(names != changed || edits.isEmpty, "attempt \(attempt)")
    }
  }

  /// Long enough for a second thread, which takes over in the middle of the page.
  @Test(
    "In 6,000 facets with children every change is found, in the words and in the logging", arguments: [false, true])
  func changesAreFoundAnywhere(preparesComparing: Bool) throws {
    func diff(_ old: String, _ new: String) throws -> FeedDiff {
      try FacetModelTests.diff(old, new, preparesComparing: preparesComparing)
    }
    let count = 3_000
    let changed: Set<Int> = [0, 1, 1_499, 1_500, 1_501, 2_998, 2_999]
    func feed(_ title: (Int) -> String, _ logged: (Int) -> Int) -> String {
      let rows = (0..<count).map { number in
        item(
          "f\(number)", #""logging":{"n":\#(logged(number))}"#,
          item("c\(number)", #""text":{"title":"\#(title(number))"}"#))
      }
      return #"{"body":[{"id":"s","body":[\#(rows.joined(separator: ","))]}]}"#
    }
    let old = feed({ "t\($0)" }, { $0 })
    #expect(try diff(old, old).counts.same == 2 * count + 1)
    let words = try diff(old, feed({ changed.contains($0) ? "new" : "t\($0)" }, { $0 }))
    #expect(words.counts.update == changed.count && words.counts.logging == 0)
    #expect(words.edits.compactMap(\.updatedID) == changed.sorted().map { "c\($0)" })
    let logging = try diff(old, feed({ "t\($0)" }, { changed.contains($0) ? -1 : $0 }))
    #expect(logging.counts.update == 0 && logging.counts.logging == changed.count)
    #expect(logging.edits.compactMap(\.updatedID) == changed.sorted().map { "f\($0)" })
  }

  /// Deletes, repeats or moves a random block, or inserts a new one.
  private func change(_ names: inout [String], using random: inout SeededGenerator) {
    let start = Int.random(in: 0..<names.count, using: &random)
    let range = start..<min(names.count - 1, start + Int.random(in: 0..<20, using: &random))
    guard !range.isEmpty else { return }
    let block = names[range]
    switch Int.random(in: 0..<4, using: &random) {
    case 0: names.removeSubrange(range)
    case 1: names.insert(contentsOf: block, at: Int.random(in: 0...names.count, using: &random))
    case 2:
      names.removeSubrange(range)
      names.insert(contentsOf: block, at: Int.random(in: 0...names.count, using: &random))
    default: names.insert(contentsOf: block.map { "new \($0)" }, at: start)
    }
  }

  private func page(of names: [String]) -> PageNode {
    let section = PageNode(.section, id: "s")
    section["body"] = names.map { PageNode(.facet, id: $0) }
    let page = PageNode(.page)
    page["sections"] = [section]
    return page
  }
}

extension PageEdit {
  fileprivate var updatedID: String? {
    if case .update(let id, _, _) = self { id } else { nil }
  }
}
