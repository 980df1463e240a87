import Foundation
import TestSupport
import Testing

/// The components that Caviar adds and replaces, in each command and in the built programs.
struct BrandComponentTests {
  private static let feed = """
    {"evening": {"id": "evening", "body": [
      {"id": "menu", "component": {"id": "row.tasting_menu", "category": "row"},
       "text": {"title": "Winter in five plates", "accessory": "$90 a guest"},
       "custom": {"courses": [{"name": "Oyster leaf"}, {"name": "Hare", "description": "with its liver"}]}},
      {"id": "terms", "component": {"id": "row.simple-description-cell", "category": "row"},
       "text": {"title": "How the evening is paid"}}]}}
    """

  private func run(_ program: String, _ arguments: String...) throws -> Command {
    try Command.run(BuiltProduct.path(program), arguments, input: Array(Self.feed.utf8))
  }

  @Test("Caviar's own component is drawn in Caviar's app and left out by DoorDash's, whichever program shows it")
  func eachAppDrawsItsOwn() throws {
    for words in [["caviar"], ["facet", "--brand", "caviar"]] {
      let shown = try Command.run(
        BuiltProduct.path(words[0]), ["render", "-", "--size", "80x24"] + words.dropFirst(),
        input: Array(Self.feed.utf8))
      #expect(shown.status == .exited(0))
      #expect(shown.output.contains("Winter in five plates") && shown.output.contains("Hare"))
      #expect(!shown.output.contains("left out"))
    }
    for program in ["doordash", "facet"] {
      let shown = try run(program, "render", "-", "--size", "80x24")
      #expect(!shown.output.contains("Winter in five plates") && shown.output.contains("How the evening is paid"))
      #expect(shown.output.contains("1 left out"))
    }
  }

  @Test("Lint knows the components of the chosen brand")
  func lintReadsTheBrand() throws {
    #expect(try run("caviar", "lint", "-").output.contains("0 warnings, 0 notes; 2 facets, 2 shown, 0 left out"))
    #expect(try run("facet", "lint", "-", "--brand", "caviar").output.contains("2 shown, 0 left out"))
    let other = try run("facet", "lint", "-")
    #expect(other.output.contains("F020") && other.output.contains("1 left out"))
    let refused = try run("doordash", "lint", "-", "--brand", "caviar")
    #expect(refused.status == .exited(64) && refused.errors.contains("unknown option '--brand'"))
  }

  @Test("A table of versions includes the version in which the brand's own component came")
  func versionTablesReadTheBrand() throws {
    let table = try run("caviar", "lint", "-", "--facets-version", "4.0.0..6.1.0").output
    #expect(table.contains("5.0.0") && table.contains("row.tasting_menu (since 5.0.0)"))
    let older = try run("caviar", "render", "-", "--facets-version", "4.0.0", "--size", "80x24").output
    #expect(older.contains("2 left out as 4.0.0"))
    #expect(!(try run("doordash", "lint", "-", "--facets-version", "4.0.0..6.1.0").output.contains("5.0.0")))
  }

  @Test(
    "Catalogue, manifest, headers and gallery list the components that a brand adds or replaces")
  func reportsReadTheBrand() throws {
    for format in ["text", "json"] {
      let own = try Facet.run("components", "--brand", "caviar", "--format", format).output
      let other = try Facet.run("components", "--format", format).output
      #expect(own.contains("row.tasting_menu") && !other.contains("row.tasting_menu"))
      #expect(own.contains("A footnote in the middle of the page") && !other.contains("A footnote in the middle"))
    }
    #expect(try run("caviar", "components", "row.tasting_menu").output.contains("Autumn in seven plates"))
    #expect(try run("doordash", "components", "row.tasting_menu").status == .exited(64))
    let header = "X-Facets-Brand-Components: row.simple-description-cell/6.1.0, row.tasting_menu/5.0.0"
    #expect(try run("caviar", "components", "--format", "headers").output.contains(header))
    #expect(!(try run("doordash", "components", "--format", "headers").output.contains("Brand-Components")))
  }

  @Test("DoorDash's program holds neither the component that Caviar adds nor the one that it replaces")
  func theOtherProgramHoldsNeither() throws {
    let marks = [
      "row.tasting_menu", "Autumn in seven plates", "A menu that the chef has chosen",
      "Where the kitchens buy", "A footnote in the middle of the page",
    ]
    for (program, holds) in [("caviar", true), ("doordash", false)] {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: BuiltProduct.path(program)))
      for mark in marks {
        #expect((bytes.range(of: Data(mark.utf8)) != nil) == holds, "\(program): \(mark)")
      }
      // A text that both share is found in both, so the search does find the words of components.
      #expect(bytes.range(of: Data("A piece of information behind an icon".utf8)) != nil)
    }
    // The symbols of a program that was not stripped name the views as well.
    let symbols = ["11TastingMenu", "8Footnote"]
    let caviar = try Data(contentsOf: URL(fileURLWithPath: BuiltProduct.path("caviar")))
    let doordash = try Data(contentsOf: URL(fileURLWithPath: BuiltProduct.path("doordash")))
    for symbol in symbols {
      #expect(caviar.range(of: Data(symbol.utf8)) != nil, "\(symbol)")
      #expect(doordash.range(of: Data(symbol.utf8)) == nil, "\(symbol)")
    }
  }
}
