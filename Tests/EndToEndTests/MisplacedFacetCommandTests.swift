import TestSupport
import Testing

/// Printing a flat list in which a facet has no `childrenCount`.
struct MisplacedFacetCommandTests {
  private let feed = #"""
    {"data": {"feed": {"body": [{"id": "s", "body": [
      {"id": "a", "component": {"id": "row.text"}, "childrenCount": 0, "text": {"title": "Card of the list"}},
      {"id": "b", "component": {"id": "list.standard"}, "text": {"title": "The list"}},
      {"id": "c", "component": {"id": "row.text"}, "childrenCount": 0, "text": {"title": "After the list"}}
    ]}]}}}
    """#

  @Test("A whole page is printed without the misplaced facets, and standard error names their position")
  func wholePageNamesThePlace() throws {
    let command = try Command.run(Facet.path, ["render", "-", "--full"], input: Array(feed.utf8))
    #expect(command.status == .exited(0))
    #expect(command.output.contains("After the list") && !command.output.contains("Card of the list"))
    #expect(command.errors.contains("error at 3:3: childrenCount is missing here"))
    #expect(command.errors.contains("2 left out"))
  }

  @Test("Linear output names the position of the error")
  func readAloud() throws {
    let command = try Command.run(Facet.path, ["render", "-", "--format", "linear"], input: Array(feed.utf8))
    #expect(command.output.contains("error at 3:3: childrenCount is missing here"))
    #expect(command.output.contains("2 left out"))
  }

  @Test("Lint reports a missing count as an error at its facet")
  func lintReportsAnError() throws {
    let command = try Command.run(Facet.path, ["lint", "-"], input: Array(feed.utf8))
    #expect(command.status == .exited(1))
    #expect(command.output.contains("stdin:3:3: error[F011]: childrenCount is missing here"))
    #expect(command.output.contains("3 facets, 1 shown, 2 left out"))
  }
}
