import Foundation
import TestSupport
import Testing

/// `--fallback category` draws components with unknown ids as the plain component of their category.
struct FallbackTests {
  /// Nested components that no client has, one of an unknown category, and a row that version 1.0.0 lacks.
  private static let feed = """
    {"market": {"id": "market", "body": [
      {"id": "today", "header": [{"id": "h", "component": {"id": "header.bunting", "category": "header"},
        "text": {"title": "Under the awning"}}],
       "body": [
        {"id": "wheel", "component": {"id": "carousel.wheel", "category": "carousel"}, "text": {"title": "Stalls"},
         "children": [
          {"id": "c1", "component": {"id": "card.stall", "category": "card"}, "text": {"title": "Quince"},
           "events": {"click": {"name": "navigate", "data": {"uri": "store/1"}}}},
          {"id": "c2", "component": {"id": "card.stall", "category": "card"}, "text": {"title": "Medlar"},
           "events": {"click": {"name": "haggle", "data": {}}}}]},
        {"id": "empty", "component": {"id": "grid.empty", "category": "grid"}, "children": [
          {"id": "ghost", "component": {"id": "ghost.plain", "category": "ghost"}, "text": {"title": "Boo"}}]},
        {"id": "note", "component": {"id": "row.chalk", "category": "row"}, "text": {"title": "Cash only"}},
        {"id": "hero", "component": {"id": "row.info", "category": "row"}, "text": {"title": "Rain moves us in"}},
        {"id": "bare", "component": {"id": "row.bare"}, "text": {"title": "No category"}}]}]}}
    """

  private func write(_ folder: TemporaryFolder) throws -> String { try folder.write(Self.feed, to: "market.json") }

  private func render(_ words: [String]) throws -> Command {
    let folder = try TemporaryFolder()
    return try Facet.run(["render", try write(folder), "--size", "170x30"] + words)
  }

  @Test("Unknown components of known categories are drawn, and are not counted as left out")
  func drawn() throws {
    let without = try render([]).output
    for words in ["Under the awning", "Quince", "Cash only"] { #expect(!without.contains(words)) }
    #expect(without.contains("Rain moves us in") && !without.contains("by category"))
    let with = try render(["--fallback", "category"]).output
    for words in ["Under the awning", "Stalls", "Quince", "Medlar", "Cash only", "Rain moves us in"] {
      #expect(with.contains(words), "\(words)\n\(with)")
    }
    for words in ["Boo", "No category"] { #expect(!with.contains(words)) }
    // Left out are the ghost, the grid around it and the row without a category. The click of `c2` is unknown.
    #expect(with.contains("3 left out, 1 without a click, 5 drawn by category"), "\(with)")
  }

  @Test("An older client draws newer components by their category if it has its plain component")
  func olderClients() throws {
    let first = try render(["--fallback", "category", "--facets-version", "1.0.0"]).output
    #expect(first.contains("Rain moves us in") && first.contains("Cash only") && !first.contains("Under the awning"))
    let second = try render(["--fallback", "category", "--facets-version", "2.0.0"]).output
    #expect(second.contains("Under the awning") && second.contains("Quince") && second.contains("as 2.0.0"))
    #expect(!(try render(["--facets-version", "1.0.0"]).output.contains("Rain moves us in")))
  }

  @Test("Another brand, the inspector and linear output show the same fallbacks")
  func everywhere() throws {
    let brand = try render(["--fallback", "category", "--brand", "doordash", "--keys", "b"]).output
    #expect(brand.contains("Caviar") && brand.contains("5 drawn by category") && brand.contains("Cash only"))
    let inspector = try render(["--fallback", "category", "--keys", "j i"]).output
    #expect(inspector.contains("card.stall") && inspector.contains("drawn as") && inspector.contains("card.tile"))
    let tree = try render(["--fallback", "category", "--keys", "j i i Tab Tab"]).output
    #expect(tree.contains("drawn as carousel.standard"), "\(tree)")
    let heard = try render(["--fallback", "category", "--linear", "--full"]).output
    #expect(heard.contains("Medlar"))
    #expect(try render(["--fallback", "category", "--linear", "--keys", "j"]).output.contains("5 drawn by category"))
  }

  @Test("Lint names the component that each unknown one is drawn as")
  func lint() throws {
    let folder = try TemporaryFolder()
    let file = try write(folder)
    let plain = try Facet.run(["lint", file])
    #expect(!plain.output.contains("drawn"))
    let lint = try Facet.run(["lint", file, "--fallback", "category"])
    #expect(lint.output.contains("the component 'card.stall' is unknown: it is drawn as 'card.tile', by its category"))
    #expect(lint.output.contains("the component 'ghost.plain' is unknown\n"))
    #expect(lint.output.contains("5 drawn by category"), "\(lint.output)")
    let json = try Facet.run(["lint", file, "--fallback", "category", "--format", "json"])
    #expect(json.output.contains("\"drawn_by_category\":5") || json.output.contains("\"drawn_by_category\": 5"))
  }

  @Test("A session keeps the fallback that it was recorded with, and a replay refuses the option")
  func recorded() throws {
    let folder = try TemporaryFolder()
    let session = folder.path("s.jsonl")
    let record = try Facet.run(
      "record", try write(folder), "-o", session, "--size", "170x30", "--keys", "j j b", "--fallback", "category")
    #expect(record.status == .exited(0), "\(record.errors)")
    #expect(try Facet.run("replay", session).output.contains("5 drawn by category"))
    #expect(try Facet.run("replay", session, "--check").status == .exited(0))
    let twice = try Facet.run("replay", session, "--fallback", "category")
    #expect(twice.status == .exited(64) && twice.errors.contains("has its own settings; leave out --fallback"))
    let text = try folder.text(of: "s.jsonl")
    try folder.write(text.replacing(#""fallback":"category""#, with: #""fallback":"luck""#), to: "luck.jsonl")
    #expect(try Facet.run("replay", folder.path("luck.jsonl")).status == .exited(65))
  }

  @Test("Only the fallback `category` is known, and only where pages are shown or checked")
  func wrongWords() throws {
    let folder = try TemporaryFolder()
    let file = try write(folder)
    let word = try Facet.run("render", file, "--fallback", "guess")
    #expect(word.status == .exited(64) && word.errors.contains("'guess' is not a fallback; --fallback category"))
    #expect(try Facet.run("diff", file, file, "--fallback", "category").status == .exited(64))
  }
}
