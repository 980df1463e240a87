import JSON
import Testing

@testable import FacetModel

/// What decoding noticed about a facet, in whichever of its page's texts it stands.
struct FacetNotesTests {
  private let interner = Interner.forFeeds()

  /// As many bytes in front as a test wants: the places of one text are none in another.
  private func page(_ section: String, _ id: String, after space: Int = 0) throws -> Feed {
    let facet = #"{"id":"\#(id)","component":{"id":"row.text"},"text":{"title":"a","title":"\#(id)"}}"#
    let text = String(repeating: " ", count: space) + #"{"body":[{"id":"\#(section)","body":[\#(facet)]}]}"#
    return try FeedDecoder(interner: interner).decode(ByteBuffer(text))
  }

  private func noticed(in feed: Feed) -> [String: [Rule]] {
    let linter = Linter(feed, admission: Admission(feed.tree, for: .all))
    let facets = (0..<feed.tree.count).map { feed.tree[$0] }
    let found = facets.map { ($0.id ?? "", linter.diagnostics(of: $0).map(\.rule).filter { $0 == .duplicateKey }) }
    return Dictionary(uniqueKeysWithValues: found)
  }

  @Test(arguments: [0, 7, 500]) func ofLaterPagesToo(space: Int) throws {
    let first = try page("a", "one")
    #expect(noticed(in: first) == ["one": [.duplicateKey]])
    let joined = first.appending(try page("a", "two", after: space)).appending(try page("b", "three"))
    #expect(noticed(in: joined) == ["one": [.duplicateKey], "two": [.duplicateKey], "three": [.duplicateKey]])
  }

  @Test func ofSectionsThatCameAnew() throws {
    let first = try page("a", "one").appending(try page("b", "two"))
    let answer = try page("b", "new", after: 40)
    let replaced = first.replacing(answer.sectionNames, from: answer)
    #expect(noticed(in: replaced) == ["one": [.duplicateKey], "new": [.duplicateKey]])
    // What is shown no more is not kept.
    #expect(replaced.laterNotes.count == 1)
  }
}
