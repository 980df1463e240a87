import AppTestSupport
import TestSupport
import Testing
import ViewTree

@testable import Pages

/// Positions such as "2 of 6" count the lines that are read.
struct PositionTests {
  private func page(_ facets: [String]) throws -> Page {
    let app = try TestApp(json: "[" + facets.joined(separator: ",") + "]", readsLines: true)
    return try #require(app.app.history.current.page).page
  }

  private func lines(_ facets: [String]) throws -> [String] {
    let page = try page(facets)
    let lines = page.outline.lines.map { $0.sentence(in: .english).string }
    let alone = page.outline.lines.compactMap { page.outline.line(ofFacet: $0.facet)?.sentence(in: .english).string }
    #expect(lines == alone, "a line by itself says what the outline says")
    return lines
  }

  private func filter(_ kind: String, _ title: String) -> String {
    #"{"id":"\#(title)","component":{"id":"filter.\#(kind)"},"text":{"title":"\#(title)"},"custom":{"filter_id":"\#(title)"}}"#
  }

  private func row(_ component: String, _ title: String?) -> String {
    let text = title.map { #","text":{"title":"\#($0)"}"# } ?? ""
    return #"{"id":"\#(title ?? "silent")","component":{"id":"\#(component)"}\#(text)}"#
  }

  @Test("Filters of all kinds are numbered in one series")
  func filtersAreOneSeries() throws {
    let filters = [filter("binary", "Offers"), filter("range", "Over 4.5"), filter("collection", "Price")]
    let carousel =
      #"{"id":"c","component":{"id":"carousel.filters"},"children":[\#(filters.joined(separator: ","))]}"#
    #expect(try lines([carousel]) == ["filter 1 of 3: Offers", "filter 2 of 3: Over 4.5", "filter 3 of 3: Price"])
  }

  @Test("Facets without words are not counted")
  func silentFacetsAreNotCounted() throws {
    let silent = row("row.text", nil)
    #expect(
      try lines([silent, row("row.text", "A"), silent.replacing("silent", with: "s2"), row("row.text", "B")])
        == ["row 1 of 2: A", "row 2 of 2: B"])
    #expect(try lines([silent, row("row.text", "A")]) == ["row: A"])
  }

  @Test("Rows of several components are one series, and the headings between them are another")
  func rolesAreSeries() throws {
    let facets = [
      row("row.text", "A"), row("header.section", "H"), row("row.info", "B"), row("header.section", "I"),
    ]
    #expect(try lines(facets) == ["row 1 of 2: A", "heading 1 of 2: H", "row 2 of 2: B", "heading 2 of 2: I"])
  }

  @Test("A long list is counted to its end")
  func longListsAreCounted() throws {
    let facets = (1...400).map { row("row.text", "Row \($0)") }
    let lines = try lines(facets)
    #expect(lines.first == "row 1 of 400: Row 1")
    #expect(lines.last == "row 400 of 400: Row 400")
  }
}
