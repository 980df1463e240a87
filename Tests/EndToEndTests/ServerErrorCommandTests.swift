import TestSupport
import Testing

/// Errors that a server reports beside a page, on pages that are printed without a status line.
struct ServerErrorCommandTests {
  private static let page = #"""
    {"errors":[{"message":"no soup today"},{"message":"no bread"}],"data":{"home":{"body":[{"id":"s","body":[
      {"id":"a","component":{"id":"row.text"},"text":{"title":"Salad"}}]}]}}}
    """#

  private func render(_ json: String, _ options: String...) throws -> Command {
    try Facet.run(["render", "-"] + options, input: Array(json.utf8))
  }

  @Test("A whole page is printed alone, and its errors go to standard error")
  func wholePages() throws {
    let run = try render(Self.page, "--full", "--size", "60x10")
    #expect(run.status == .exited(0))
    #expect(run.output.contains("Salad") && !run.output.contains("soup"))
    #expect(run.errors.contains("no soup today") && run.errors.contains("1 more"), "\(run.errors)")
  }

  @Test("A page that is read aloud ends with its errors, and an empty one names them once")
  func linearPages() throws {
    let run = try render(Self.page, "--linear")
    #expect(run.output.contains("row: Salad\n\n") && run.output.contains("no soup today"), "\(run.output)")
    #expect(run.errors == "")
    let empty = try render(#"{"errors":[{"message":"no soup today"}],"data":{"home":{"body":[]}}}"#, "--linear")
    #expect(
      empty.output.split(separator: "no soup today", omittingEmptySubsequences: false).count == 2, "\(empty.output)")
  }
}
