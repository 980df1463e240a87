import JSON
import Testing

@testable import FacetModel

import Lint

/// The diagnostics that decoding noted for a facet, which may come from any text of a joined page.
struct FacetNotesTests {
  private let interner = Interner.forFeeds()

  /// A page that begins with the given number of spaces, so that its offsets differ from those of other texts.
  private func page(_ section: String, _ id: String, after space: Int = 0) throws -> Feed {
    let facet = #"{"id":"\#(id)","component":{"id":"row.text"},"text":{"title":"a","title":"\#(id)"}}"#
    let text = String(repeating: " ", count: space) + #"{"body":[{"id":"\#(section)","body":[\#(facet)]}]}"#
    return try FeedDecoder(interner: interner).decode(ByteBuffer(text))
  }

  private func noticed(in feed: Feed) -> [String: [Rule]] {
    let linter = Linter(feed, admission: Admission(feed.tree, for: .all))
    let facets = (0..<feed.tree.count).map { feed.tree[$0] }
    let found = facets.map { facet in
      (facet.id ?? "", linter.diagnostics(of: facet).inOrder.map(\.rule).filter { $0 == .duplicateKey })
    }
    return Dictionary(uniqueKeysWithValues: found)
  }

  @Test("Facets of later pages keep their own diagnostics", arguments: [0, 7, 500])
  func notesOfLaterPages(space: Int) throws {
    let first = try page("a", "one")
    #expect(noticed(in: first) == ["one": [.duplicateKey]])
    let joined = first.appending(try page("a", "two", after: space)).appending(try page("b", "three"))
    #expect(noticed(in: joined) == ["one": [.duplicateKey], "two": [.duplicateKey], "three": [.duplicateKey]])
  }

  @Test("Facets of a reloaded section have the new diagnostics") func notesOfReplacedSections() throws {
    let first = try page("a", "one").appending(try page("b", "two"))
    let answer = try page("b", "new", after: 40)
    let replaced = first.replacing(answer.sectionNames, from: answer)
    #expect(noticed(in: replaced) == ["one": [.duplicateKey], "new": [.duplicateKey]])
    // The notes of facets that were replaced are dropped.
    #expect(replaced.laterNotes.count == 1)
  }
}
