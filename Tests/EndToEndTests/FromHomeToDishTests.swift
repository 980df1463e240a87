import Foundation
import TestSupport
import Testing

/// From a card on a captured home page to a dish on a captured store page, one Enter each.
@Suite("From home to a dish")
struct FromHomeToDishTests {
  private static let archive = Repository.path("Tests/Wire/pages/home-to-store.har")
  /// Keys to the first card and into its store, past the dialog to the second category of the menu, and to its first
  /// dish.
  private static let steps = ["Tab Tab Enter", "Escape Tab Tab Enter", "Enter"]

  private func frame(_ source: String, steps: Int) throws -> String {
    let keys = Self.steps.prefix(steps).joined(separator: " ")
    let run = try Facet.run(["render", source, "--size", "100x40", "--keys", keys])
    #expect(run.status == .exited(0), "\(run.errors)")
    return run.output
  }

  private func expectStoreAndMenu(in source: String) throws {
    let store = try frame(source, steps: 1)
    #expect(store.contains("Closing early tonight") && store.contains("12 Quay Street"))
    #expect(store.contains(" translated •"))
    let menu = try frame(source, steps: 2)
    #expect(menu.contains("From the fire") && menu.contains("Whole sea bream"))
  }

  @Test("In an archive Enter leads from the home page to a store and to its menu")
  func archive() throws {
    try expectStoreAndMenu(in: Self.archive)
    // The archive holds no answer for the dish itself, so the page shows the address that the click asked for.
    #expect(try frame(Self.archive, steps: 3).contains("item/"))
  }

  @Test("In a bundle Enter leads from the home page to a store, to its menu and to a dish")
  func bundle() throws {
    let archive = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: Self.archive)))
    let log = try #require((archive as? [String: Any])?["log"] as? [String: Any])
    let entries = try #require(log["entries"] as? [[String: Any]])
    let texts = entries.compactMap { entry in
      ((entry["response"] as? [String: Any])?["content"] as? [String: Any])?["text"] as? String
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, to name: String) throws { try Data(text.utf8).write(to: folder.appending(path: name)) }
    try write(#require(texts.first { $0.contains(#""homePageFacetFeed""#) }), to: "home.json")
    try write(
      #require(texts.first { $0.contains(#""storeHeader""#) && $0.contains(#""id":"7605210""#) }), to: "pond.json")
    let dish = #"{"id":"row.text:1","component":{"id":"row.text","category":"row"},"text":{"title":"A whole bream"}}"#
    try write(#"{"sections":[{"id":"dish","body":[\#(dish)]}]}"#, to: "dish.json")
    let answers = #"""
      [{"operation": "storepageFeed", "variables": {"storeId": "7605210"}, "file": "pond.json"},
       {"uri": "item/*", "file": "dish.json"}]
      """#
    try write(#"{"entry": "home.json", "answers": \#(answers)}"#, to: "index.json")
    try expectStoreAndMenu(in: folder.path)
    #expect(try frame(folder.path, steps: 3).contains("A whole bream"))
  }
}
