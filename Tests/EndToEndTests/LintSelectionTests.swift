import Foundation
import TestSupport
import Testing

/// The findings that a run of lint reports: by rule, by component and by severity.
@Suite struct LintSelectionTests {
  private static func row(_ id: String, _ component: String, _ rest: String = "") -> String {
    #"{"id":"\#(id)","component":{"id":"\#(component)"}\#(rest)}"#
  }

  /// An unknown component around known ones, of which two have ids of a sibling.
  private static let feed = """
    {"body": [{"id": "s", "body": [
      \(row("a", "shelf.odd", #","children":[\#(row("b", "shelf.even")),\#(row("b", "shelf.even"))]"#)),
      \(row("c", "shelf.odd")),
      \(row("a", "row.text", #","text":{"title":"Soup"},"events":{"click":{"name":"fly"}}"#))]}]}
    """

  private func codes(_ options: String..., source: String = feed) throws -> (codes: [String], status: Int32?) {
    let file = try TemporaryFile(source)
    let run = try Command.run(Facet.path, ["lint", "--format", "json", file.path] + options)
    let output = try JSONDecoder().decode(LintOutput.self, from: Data(run.outputBytes))
    let status: Int32? = if case .exited(let status) = run.status { status } else { nil }
    return (output.files.flatMap(\.diagnostics).map(\.code), status)
  }

  @Test("Chosen rules are reported alone, in any spelling of the codes")
  func select() throws {
    let all = try codes().codes
    #expect(Set(all).isSuperset(of: ["F008", "F020", "F021"]))
    #expect(try codes("--select", "f021").codes == all.filter { $0 == "F021" })
    #expect(try codes("--select", "F020,F008").codes == all.filter { ["F020", "F008"].contains($0) })
    #expect(try codes("--select", "F020", "--select", "F008", "--ignore", "F008").codes == all.filter { $0 == "F020" })
  }

  @Test("A rule is ignored for one component, also where facets of another are around it or inside of it")
  func ignoreOfAComponent() throws {
    let all = try codes().codes
    #expect(all.filter { $0 == "F020" }.count == 4)
    #expect(try codes("--ignore", "F020:shelf.odd").codes.filter { $0 == "F020" }.count == 2)
    #expect(try codes("--ignore", "F020:shelf.even").codes.filter { $0 == "F020" }.count == 2)
    #expect(try codes("--ignore", "F020:row.text").codes == all)
    #expect(try codes("--ignore", "F020:shelf.odd,F020:shelf.even").codes == all.filter { $0 != "F020" })
  }

  @Test("A facet that must be shown is asked for only where its rule is chosen")
  func mustShowIsIgnored() throws {
    let file = try TemporaryFile(#"[{"id":"a","component":{"id":"row.text"},"text":{"title":"Soup"}}]"#)
    #expect(try Facet.run("lint", file.path, "--must-show", "zzz").status == .exited(1))
    #expect(try Facet.run("lint", file.path, "--must-show", "zzz", "--ignore", "must-show").status == .exited(0))
    #expect(try Facet.run("lint", file.path, "--must-show", "zzz", "--select", "F020").status == .exited(0))
  }

  @Test("Standard input holds one feed")
  func standardInputIsGivenOnce() throws {
    let run = try Facet.run("lint", "-", "-", input: Array("[]".utf8))
    #expect(run.status == .exited(64))
    #expect(run.errors.contains("standard input holds one feed; give - once"))
  }

  @Test("An ignored error does not count for the exit status, however many there are")
  func ignoredErrors() throws {
    let facets = (1...3000).map { #"{"id":"\#($0)","component":{"id":""},"text":{"title":"x"}}"# }
    let source = "[" + facets.joined(separator: ",") + "]"
    let errors = try codes(source: source)
    #expect(errors.status == 1)
    let code = try #require(errors.codes.first)
    #expect(try codes("--ignore", code, source: source).status == 0)
    #expect(try codes("--ignore", "\(code):nobody", source: source).status == 1)
  }

  @Test("A file that is no feed is an error whatever is ignored")
  func noFeed() throws {
    let found = try codes("--ignore", "F001,F002", source: "{")
    #expect(found.codes == ["F001"] && found.status == 65)
  }

  @Test("In text notes are only counted, and the last line says how to list them")
  func severities() throws {
    let file = Repository.path("SampleFeeds/home.json")
    let clean = try Facet.run("lint", file)
    #expect(clean.output.split(separator: "\n").count == 1, "a clean sample has one line")
    #expect(clean.output.contains("43 notes; 131 facets, 131 shown, 0 left out (--min-severity note lists all)"))
    let all = try Facet.run("lint", file, "--min-severity", "note")
    #expect(all.output.contains(": note[F") && !all.output.contains("--min-severity"))
    let future = Repository.path("SampleFeeds/future.json")
    let errors = try Facet.run("lint", future, "--min-severity", "error")
    #expect(errors.output.contains(" warnings, ") && !errors.output.contains("warning["))
    #expect(try Facet.run("lint", future, "--min-severity", "error", "--strict").output.contains("error[F020]"))
    let json = try Facet.run("lint", file, "--format", "json", "--min-severity", "warning")
    #expect(json.output.contains(#""diagnostics":[]"#))
  }

  @Test("A stream counts chosen rules only")
  func stream() throws {
    let line = Self.feed.replacing("\n", with: " ") + "\n"
    let file = try TemporaryFile(line)
    func counts(_ options: String...) throws -> [String: Int] {
      let run = try Command.run(Facet.path, ["lint", "--stream", file.path] + options)
      let record = try #require(try JSONSerialization.jsonObject(with: Data(run.outputBytes)) as? [String: Any])
      let codes = try #require(record["codes"] as? [[String: Any]])
      return Dictionary(uniqueKeysWithValues: codes.map { ($0["code"] as? String ?? "", $0["count"] as? Int ?? 0) })
    }
    let all = try counts()
    #expect(all["F020"] == 4)
    #expect(try counts("--select", "F020") == ["F020": 4])
    #expect(try counts("--ignore", "F020:shelf.odd") == all.merging(["F020": 2]) { $1 })
  }

  @Test(
    "Codes, components and severities that do not exist are refused",
    arguments: [["--select", "F999"], ["--ignore", "soup"], ["--ignore", "F020:"], ["--min-severity", "bad"]])
  func mistakes(options: [String]) throws {
    let run = try Facet.run(["lint", Repository.path("SampleFeeds/home.json")] + options)
    #expect(run.status == .exited(64) && run.errors.contains("'\(options[1])'"), "\(run.errors)")
  }
}
