import Foundation
import TestSupport
import Testing

/// Brands in folders, which choose the structures of their views by name.
struct FolderStructureTests {
  private static let feed = """
    {"quay": {"id": "quay",
      "header": [{"id": "hello", "component": {"id": "header.landing", "category": "header"},
        "text": {"title": "Fish is in"}, "images": {"icon": {"local": "brand-logo"}}}],
      "body": [{"id": "shop", "component": {"id": "header.store", "category": "header"},
        "text": {"title": "Net & Line", "subtitle": "Smokehouse counter"}}]}}
    """

  /// Returns a copy of the brand Harbor with these views in its `brand.json`.
  private func brand(views: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let harbor = Repository.path("Tests/PrismTests/Brands/harbor")
    for file in ["base", "light", "dark"] {
      let text = try String(contentsOfFile: "\(harbor)/\(file).tokens.json", encoding: .utf8)
      try folder.write(text, to: "\(file).tokens.json")
    }
    try folder.write(
      #"""
      {"name": "harbor", "displayName": "Harbor", "tagline": "Landed today.",
        \#(views)}
      """#, to: "brand.json")
    return folder
  }

  private func shown(_ views: String) throws -> String {
    let folder = try brand(views: views)
    let command = try Command.run(
      Facet.path, ["render", "-", "--brand", folder.path, "--size", "80x40"], input: Array(Self.feed.utf8))
    #expect(command.status == .exited(0), "\(command.errors)")
    return command.output
  }

  @Test("`brand.json` chooses landing and store header independently, with the brand's own words")
  func structuresAreChosenByName() throws {
    let plain = try shown(#""views": {"landing": "plain"}"#)
    #expect(!plain.contains("H A R B O R") && plain.contains("Smokehouse counter"))
    let magazine = try shown(#""views": {"landing": "magazine"}"#)
    #expect(magazine.contains("H A R B O R") && magazine.contains("Landed today."))
    #expect(magazine.contains("Smokehouse counter"))
    let both = try shown(#""views": {"landing": "band", "storeHeader": "editorial"}"#)
    #expect(!both.contains("H A R B O R") && both.contains("Harbor") && both.contains("SMOKEHOUSE COUNTER"))
    #expect(!both.contains("DoorDash") && !both.contains("Caviar"))
  }

  @Test("Splash and panel are drawn in the structures that `brand.json` names")
  func otherViewsAreChosenToo() throws {
    let folder = try brand(views: #""views": {"splash": "frame", "panel": "lines"}"#)
    let feed = #"""
      {"body": [{"id": "go", "component": {"id": "row.text"}, "text": {"title": "Go"},
        "events": {"click": {"name": "navigate", "data": {"uri": "doordash://address"}}}}]}
      """#
    let command = try Command.run(
      Facet.path, ["render", "-", "--brand", folder.path, "--size", "80x40", "--keys", "j Enter"],
      input: Array(feed.utf8))
    #expect(command.output.contains("H A R B O R") && command.output.contains("Where to?"), "\(command.output)")
  }

  @Test(
    "An unknown name is refused with its position, a suggestion and the known names",
    arguments: [
      (
        #""views": {"landing": "magasine"}"#, "2:24",
        "there is no landing 'magasine'; did you mean 'magazine'? known are plain, band, magazine (at /views/landing)"
      ),
      (
        #""views": {"storeHeader": "newspaper"}"#, "2:28",
        "there is no storeHeader 'newspaper'; known are plain, cover, editorial (at /views/storeHeader)"
      ),
      (
        #""views": {"storeheadr": "cover"}"#, "2:27",
        "there is no view 'storeheadr'; did you mean 'storeHeader'? known are launch, splash, landing, storeHeader, panel (at /views/storeheadr)"
      ),
      (#""views": {"panel": 7}"#, "2:22", "panel is the name of a structure: plain, bar, lines (at /views/panel)"),
      (#""views": ["band"]"#, "2:12", #"views is an object: {"landing": "plain"} (at /views)"#),
      (
        #""vews": {"landing": "band"}"#, "2:11",
        "there is no key 'vews'; did you mean 'views'? known are name, displayName, tagline, views (at /vews)"
      ),
    ])
  func unknownNamesAreRefused(views: String, place: String, words: String) throws {
    let folder = try brand(views: views)
    for command in [["brands", folder.path], ["render", Facet.sample("home"), "--brand", folder.path]] {
      let refused = try Facet.run(command)
      #expect(refused.status == .exited(65))
      #expect(refused.errors.hasPrefix("facet: ") && refused.errors.split(separator: "\n").count == 1)
      #expect(refused.errors.hasSuffix(" \(folder.path)/brand.json:\(place): \(words)\n"), "\(refused.errors)")
    }
  }

  @Test("The report lists the structures of a brand and all names to choose from")
  func theReportListsTheNames() throws {
    let folder = try brand(views: #""views": {"landing": "magazine"}"#)
    let own = try Facet.run("brands", folder.path).output
    #expect(own.contains("launch plain, splash plain, landing magazine, storeHeader plain, panel plain"))
    for names in ["landing       plain, band, magazine", "storeHeader   plain, cover, editorial"] {
      #expect(own.contains(names), "\(names)")
    }
    #expect(try Facet.run("brands", "caviar").output.contains("landing magazine, storeHeader editorial"))
    let json = try Facet.run("brands", folder.path, "--format", "json").output
    #expect(json.contains(#""landing":"magazine""#) && json.contains(#""landing":["plain","band","magazine"]"#))
  }

  @Test("A program of one brand offers that brand's structures alone")
  func oneBrandOffersItsOwn() throws {
    let folder = try brand(views: #""views": {"landing": "magazine"}"#)
    let refused = try Command.run(BuiltProduct.path("doordash"), ["brands", folder.path])
    #expect(refused.status == .exited(65))
    #expect(refused.errors.contains("there is no landing 'magazine'; known are plain, band"))
  }

  @Test("The manual names every structure that there is")
  func theManualNamesThemAll() throws {
    let manual = try ManualPage(path: "\(ManualPage.catalogue)/Brands.md").text
    let output = try Facet.run("brands", "doordash").output
    let list = output.split(separator: "\n").drop { !$0.hasSuffix("for its views:") }.dropFirst()
    let names = list.flatMap { $0.split(whereSeparator: { " ,".contains($0) }).map(String.init) }
    #expect(list.count == 5 && names.count == 20)
    for name in names { #expect(manual.contains("`\(name)`"), "\(name)") }
  }
}
