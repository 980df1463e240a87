import AppTestSupport
import Drawing
import TestSupport
import Testing

/// Pages of which a client can draw little or nothing.
@Suite("Emptied pages") struct EmptiedPageTests {
  private static func unknown(_ id: String, _ component: String = "row.hologram") -> String {
    #"{"id":"\#(id)","component":{"id":"\#(component)"}}"#
  }

  private static let divider = #"{"id":"d","component":{"id":"divider.standard","category":"divider"}}"#

  private static func row(_ title: String) -> String {
    #"{"id":"\#(title)","component":{"id":"row.text"},"text":{"title":"\#(title)"}}"#
  }

  @Test("A page on which nothing can be drawn counts the unknown components and names the key that shows more")
  func unknownComponentsAreCounted() throws {
    let facets = [Self.unknown("a"), Self.unknown("b"), Self.unknown("c", "card.smell")].joined(separator: ",")
    let app = try TestApp(json: "[\(facets)]", size: Size(80, 30), reducesMotion: true)
    app.page("page").shows("Nothing to show")
      .shows("2 facets are left out: the component 'row.hologram' is unknown.")
      .shows("1 facet is left out: the component 'card.smell' is unknown.")
      .shows("i: show what is left out")
    app.press(.character("i"))
    app.page("page").shows("✕ row.hologram  unknown component").shows("✕ card.smell  unknown component")
  }

  @Test("A page without any facets names no key")
  func emptyPageNamesNoKey() throws {
    let app = try TestApp(json: #"{"body":[]}"#, reducesMotion: true)
    app.page("page").shows("The feed has no facets.").hides("left out")
  }

  @Test("Empty containers show neither the top nor the end of a page")
  func emptyContainersHaveNoPlace() throws {
    let list = #"{"id":"l","component":{"id":"list.standard","category":"list"},"children":[]}"#
    let app = try TestApp(json: "[\(list),\(Self.unknown("a"))]", reducesMotion: true)
    #expect(!app.statusLine.contains("end") && !app.statusLine.contains("top"), "\(app.statusLine)")
  }

  @Test("Lines between facets that are left out become one line", arguments: [1, 2, 8, 40])
  func linesCollapse(count: Int) throws {
    let middle = (0..<count).flatMap { [Self.unknown("u\($0)"), Self.divider] }
    let rows = [Self.row("Bread"), Self.divider] + middle + [Self.row("Butter")]
    for json in [
      "[\(rows.joined(separator: ","))]",
      "{\"body\":[\(rows.enumerated().map { #"{"id":"s\#($0)","body":[\#($1)]}"# }.joined(separator: ","))]}",
    ] {
      let app = try TestApp(json: json, size: Size(60, 60), reducesMotion: true)
      #expect(app.page.count { $0.contains("────") } == 1, "\(app.picture)")
      app.page("page").shows("Bread").shows("Butter")
    }
  }

  @Test("An older client shows no two lines in a row", arguments: ["home", "search", "store", "retail", "landing"])
  func olderClients(sample: String) throws {
    for steps in 1...5 {
      let app = try TestApp(sample: sample, size: Size(80, 60), reducesMotion: true)
      app.press(.character("V")).press(.down, times: steps).press(.enter).press(.escape)
      let rows = app.page.filter { !$0.allSatisfy(\.isWhitespace) }
      for (upper, lower) in zip(rows, rows.dropFirst()) {
        #expect(!(upper.contains("──────") && lower.contains("──────")), "\(app.picture)")
      }
    }
  }
}
