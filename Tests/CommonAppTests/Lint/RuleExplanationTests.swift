import FacetModel
import Foundation
import JSON
import TestSupport
import Testing

@testable import Branding
@testable import CommonApp
@testable import Lint

/// The examples of the rules, against lint itself.
struct RuleExplanationTests {
  /// The codes of the findings about a document of an example.
  private func codes(_ text: String, like example: RuleExplanation.Example) throws -> Set<String> {
    let factory = Brand.doorDash.makeFactory()
    var client = factory.capabilities
    if case .feedForOldClients = example.kind { client = client.asOf(try #require(SemanticVersion("1.0.0"))) }
    let linter = FileLinter(capabilities: client, factory: factory)
    switch example.kind {
    case .feed, .feedForOldClients:
      return Set(linter.lintAll(ByteBuffer(text), path: "soup.json").flatMap(\.diagnostics).map(\.rule.code))
    case .furtherPage:
      let decoder = FeedDecoder(interner: .forFeeds())
      // The page on the screen has the facet that the wrong further page brings again.
      let first = try decoder.decode(ByteBuffer(example.wrong))
      let page = try decoder.decode(ByteBuffer(text))
      return Set(first.appending(page).repeats(of: page).diagnostics.map(\.rule.code))
    case .index(let files):
      let folder = try TemporaryFolder()
      for file in files { try folder.write("[]", to: file) }
      let path = try folder.write(text, to: "index.json")
      return Set(linter.lintAll(ByteBuffer(text), path: path).flatMap(\.diagnostics).map(\.rule.code))
    }
  }

  @Test("The wrong example of a rule breaks it, and the right one has no finding at all", arguments: Rule.allCases)
  func examples(rule: Rule) throws {
    guard let example = rule.explanation.example else { return }
    #expect(try codes(example.wrong, like: example).contains(rule.code))
    #expect(try codes(example.right, like: example).isEmpty)
  }

  @Test("Rules without an example are those that need a large document, or an option")
  func withoutExample() {
    let bare = Rule.allCases.filter { $0.explanation.example == nil }
    #expect(bare == [.tooManyFacets, .manyChildren, .longString, .nestedTooDeep, .mustShow])
  }

  @Test("Examples fit on a terminal", arguments: Rule.allCases)
  func width(rule: Rule) throws {
    guard let example = rule.explanation.example else { return }
    let lines = (example.wrong + "\n" + example.right).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 118 || $0.hasPrefix("<script>") }, "\(lines.map(\.count))")
  }

  @Test("No two rules have the same reason")
  func reasons() {
    #expect(Set(Rule.allCases.map(\.explanation.why)).count == Rule.allCases.count)
  }
}
