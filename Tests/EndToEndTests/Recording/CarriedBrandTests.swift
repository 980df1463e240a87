import Foundation
import TestSupport
import Testing

/// Sessions that carry their brand and the compared page, so that a replay needs only the file.
struct CarriedBrandTests {
  private static let feed = """
    {"quay": {"id": "quay",
      "header": [{"id": "hello", "component": {"id": "header.landing", "category": "header"},
        "text": {"title": "Fish is in", "subtitle": "Since five"}, "images": {"icon": {"local": "brand-logo"}}}],
      "body": [{"id": "shop", "component": {"id": "header.store", "category": "header"},
        "text": {"title": "Net & Line", "subtitle": "Smokehouse counter"}},
        {"id": "eel", "component": {"id": "row.item", "category": "row"}, "text": {"title": "Smoked eel"}}]}}
    """
  private static let keys = "j j b b b t Wait:500ms ? Escape i Escape Resize:70x20 v j Enter"

  /// Returns a folder with a feed, a brand in `harbor` and an older feed.
  private func makeFolder(views: String = #""views": {"landing": "magazine", "storeHeader": "editorial"}"#) throws
    -> TemporaryFolder
  {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path("harbor"), withIntermediateDirectories: true)
    let harbor = Repository.path("Tests/PrismTests/Brands/harbor")
    for file in ["base", "light", "dark"] {
      let text = try String(contentsOfFile: "\(harbor)/\(file).tokens.json", encoding: .utf8)
      try folder.write(text, to: "harbor/\(file).tokens.json")
    }
    try folder.write(
      #"{"name": "harbor", "displayName": "Harbor", "tagline": "Landed “today”.", \#(views)}"#, to: "harbor/brand.json")
    try folder.write(Self.feed, to: "quay.json")
    try folder.write(Self.feed.replacing("Smoked eel", with: "Dried cod"), to: "old.json")
    return folder
  }

  private func record(_ folder: TemporaryFolder, _ options: [String]) throws -> Command {
    try Facet.run(
      ["record", folder.path("quay.json"), "-o", folder.path("s.jsonl"), "--size", "80x24", "--keys", Self.keys]
        + options)
  }

  /// Deletes everything in the folder except the session.
  private func keepOnlySession(_ folder: TemporaryFolder) throws {
    for name in ["harbor", "quay.json", "old.json"] {
      try FileManager.default.removeItem(atPath: folder.path(name))
    }
  }

  @Test("A session with the brand of a folder replays the same frames after the folder is deleted")
  func brandIsCarried() throws {
    let folder = try makeFolder()
    #expect(try record(folder, ["--brand", folder.path("harbor")]).status == .exited(0))
    let before = try Facet.run("replay", folder.path("s.jsonl"))
    try keepOnlySession(folder)
    let after = try Facet.run("replay", folder.path("s.jsonl"))
    #expect(after.status == .exited(0), "\(after.errors)")
    #expect(after.output == before.output && !after.output.isEmpty)
    let check = try Facet.run("replay", folder.path("s.jsonl"), "--check")
    #expect(check.status == .exited(0), "\(check.output)\(check.errors)")
    #expect(check.output.hasSuffix(": all as recorded\n"))
    // The structures and the words are those of the folder.
    let text = try folder.text(of: "s.jsonl")
    #expect(text.contains("H A R B O R") && text.contains("Landed “today”."))
  }

  @Test("--brand overrides the brand that a session carries")
  func brandOverrides() throws {
    let folder = try makeFolder()
    #expect(try record(folder, ["--brand", folder.path("harbor")]).status == .exited(0))
    try keepOnlySession(folder)
    let check = try Facet.run("replay", folder.path("s.jsonl"), "--check", "--brand", "caviar")
    #expect(check.status == .exited(1))
  }

  @Test(
    "The compared page of a session is in its file",
    arguments: ["caviar", "dark", "2.0.0", "harbor", "old.json"])
  func comparisonIsCarried(word: String) throws {
    let folder = try makeFolder()
    let isFile = ["harbor", "old.json"].contains(word)
    let recorded = try record(folder, ["--compare", isFile ? folder.path(word) : word])
    #expect(recorded.status == .exited(0), "\(recorded.errors)")
    let before = try Facet.run("replay", folder.path("s.jsonl"))
    try keepOnlySession(folder)
    let check = try Facet.run("replay", folder.path("s.jsonl"), "--check")
    #expect(check.status == .exited(0), "\(check.output)\(check.errors)")
    #expect(try Facet.run("replay", folder.path("s.jsonl")).output == before.output)
    let names = ["caviar": "Caviar", "dark": "dark", "2.0.0": "2.0.0", "harbor": "Harbor", "old.json": "before"]
    #expect(try folder.text(of: "s.jsonl").contains(names[word] ?? "?"))
  }

  @Test("The first frame of a session with --compare is that of render with --compare")
  func sameFrameAsRender() throws {
    for word in ["caviar", "old.json", "harbor"] {
      let folder = try makeFolder()
      let path = word == "caviar" ? word : folder.path(word)
      let recorded = try Facet.run(
        "record", folder.path("quay.json"), "-o", folder.path("s.jsonl"), "--size", "100x30", "--keys", "Wait:10ms",
        "--compare", path)
      #expect(recorded.status == .exited(0), "\(recorded.errors)")
      let rendered = try Facet.run(
        "render", folder.path("quay.json"), "--size", "100x30", "--keys", "Wait:10ms", "--compare", path)
      try keepOnlySession(folder)
      #expect(try Facet.run("replay", folder.path("s.jsonl")).output == rendered.output)
    }
  }

  @Test("Both brands of a session with a comparison can be folders")
  func bothAreFolders() throws {
    let folder = try makeFolder()
    try FileManager.default.copyItem(atPath: folder.path("harbor"), toPath: folder.path("night"))
    try folder.write(#"{"name": "harbor", "displayName": "Night Harbor"}"#, to: "night/brand.json")
    let recorded = try record(folder, ["--brand", folder.path("harbor"), "--compare", folder.path("night")])
    #expect(recorded.status == .exited(0), "\(recorded.errors)")
    try FileManager.default.removeItem(atPath: folder.path("night"))
    try keepOnlySession(folder)
    let check = try Facet.run("replay", folder.path("s.jsonl"), "--check")
    #expect(check.status == .exited(0), "\(check.output)\(check.errors)")
    #expect(try folder.text(of: "s.jsonl").contains("Night Harbor"))
  }

  @Test("A fault in the brand of a session is reported with its position")
  func wrongBrands() throws {
    let folder = try makeFolder()
    #expect(try record(folder, ["--brand", folder.path("harbor")]).status == .exited(0))
    try keepOnlySession(folder)
    let text = try folder.text(of: "s.jsonl")
    func complaint(_ old: String, _ new: String, _ status: Int32 = 65) throws -> String {
      let changed = text.replacing(old, with: new)
      #expect(changed != text, "\(old)")
      try folder.write(changed, to: "wrong.jsonl")
      let command = try Facet.run("replay", folder.path("wrong.jsonl"), "--check")
      #expect(command.status == .exited(status), "\(command.status) \(command.output)")
      return command.errors
    }
    let missing = try complaint(#""light.tokens.json":"#, #""../../etc/passwd":"#)
    #expect(missing.contains("wrong.jsonl:1: the brand 'harbor' that it carries has no light.tokens.json"))
    #expect(try complaint(#"\"landing\": \"magazine\""#, #"\"landing\": \"palace\""#).contains("no landing 'palace'"))
    let many = (0..<40).map { #""\#($0)":"","# }.joined()
    #expect(try complaint(#""files":{"#, #""files":{"# + many).contains("too many files for a brand"))
  }
}
