import Foundation
import TestSupport
import Testing

/// Two pages side by side, without a terminal: `--compare`.
struct ComparisonTests {
  private static let harbor = Repository.path("Tests/PrismTests/Brands/harbor")

  private func rows(_ command: Command) -> [String] { command.output.split(separator: "\n").map { String($0) } }

  @Test(
    "The head of the other side names its brand, scheme or version",
    arguments: [("caviar", "Caviar"), ("dark", "dark"), ("light", "dark"), ("2.0.0", "2.0.0, ")])
  func theOtherSideIsNamed(word: String, name: String) throws {
    let command = try Facet.run("render", Facet.sample("home"), "--compare", word, "--size", "120x30")
    let head = try #require(rows(command).first).split(separator: "│")
    #expect(command.status == .exited(0))
    #expect(head.count == 2 && head[1].contains(name), "\(head)")
    #expect(rows(command).count == 30)
  }

  @Test("An older file is shown left of the newer one, with the changes marked on both sides")
  func anOlderFileStandsBeforeTheNewerOne() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let row = { (id: String, title: String) in
      #"{"id":"\#(id)","component":{"id":"row.text"},"text":{"title":"\#(title)"}}"#
    }
    let (old, new) = (folder.appending(path: "old.json"), folder.appending(path: "new.json"))
    try Data("[\(row("a", "Soup")),\(row("b", "Bread"))]".utf8).write(to: old)
    try Data("[\(row("a", "Broth")),\(row("c", "Salad"))]".utf8).write(to: new)
    for full in [[], ["--full"]] {
      let command = try Command.run(Facet.path, ["render", new.path, "--compare", old.path, "--size", "81x12"] + full)
      let rows = rows(command)
      #expect(command.status == .exited(0), "\(command.errors)")
      #expect(rows[0].hasPrefix(" before  -1 ~1") && rows[0].contains("│ now  +1 ~1"), "\(command.output)")
      #expect(rows.contains { $0.contains("~Soup") && $0.contains("~Broth") }, "\(command.output)")
      #expect(rows.contains { $0.contains("-Bread") } && rows.contains { $0.contains("+Salad") }, "\(command.output)")
    }
  }

  @Test(
    "A facet that an older client leaves out stands beside empty rows",
    arguments: [("6.0.0", "6.1.0"), ("6.1.0", "6.0.0")])
  func olderClients(own: String, other: String) throws {
    let feed = try TemporaryFile(
      """
      {"body": [{"id": "s", "body": [
        {"id": "a", "component": {"id": "row.action", "category": "row"}, "text": {"title": "New link"}},
        {"id": "b", "component": {"id": "row.text", "category": "row"}, "text": {"title": "Old row"}}]}]}
      """)
    let command = try Facet.run(
      "render", feed.path, "--facets-version", own, "--compare", other, "--size", "80x9")
    let rows = rows(command)
    #expect(rows.contains { $0.contains("New link") && !$0.contains("Old row") }, "\(command.output)")
    #expect(rows.contains { $0.components(separatedBy: "Old row").count == 3 }, "\(command.output)")
  }

  /// `git show HEAD:home.json | facet render home.json --compare -`
  @Test("The older file can come through a pipe")
  func theOlderFileMayComeThroughAPipe() throws {
    let old = try Data(contentsOf: URL(filePath: Facet.sample("home")))
    let new = try TemporaryFile(String(decoding: old, as: UTF8.self).replacing("Kopi Pagi", with: "Kopi Puma"))
    let command = try Facet.run("render", new.path, "--compare", "-", "--size", "120x30", input: Array(old))
    #expect(command.status == .exited(0), "\(command.errors)")
    #expect(rows(command).first?.contains("before  ~") == true, "\(command.output)")
    #expect(rows(command).contains { $0.contains("Kopi Pagi") && $0.contains("Kopi Puma") }, "\(command.output)")
  }

  @Test(
    "Further pages are shown on both sides and count as unchanged", arguments: [[], ["--full"], ["--keys", "G G"]])
  func furtherPagesHaveNotChanged(words: [String]) throws {
    let pages = [Facet.sample("home"), Facet.sample("home-2")]
    let command = try Facet.run(["render"] + pages + ["--compare", pages[0], "--size", "120x30"] + words)
    let head = try #require(rows(command).first)
    #expect(head.contains("before  the same") && head.contains("now  the same"), "\(head)")
  }

  @Test("An older file with a fault is refused before the screen opens")
  func anOlderFileWithFaultsIsRefused() throws {
    let broken = try TemporaryFile("{")
    let session = try PtySession(Facet.path, ["open", Facet.sample("home"), "--compare", broken.path])
    #expect(try session.waitForExit() == .exited(65))
    #expect(!session.text.contains("\u{1B}[?1049h"), "\(session.text)")
  }

  /// An edited copy of a brand keeps the name of the brand and is compared with it.
  @Test("A brand folder can be compared although it has the name of a built-in brand")
  func aFolderMayBeCalledLikeABrand() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.copyItem(atPath: Self.harbor, toPath: folder.path)
    defer { try? FileManager.default.removeItem(at: folder) }
    let words = #"{"name": "doordash", "displayName": "DoorDash"}"#
    try Data(words.utf8).write(to: folder.appending(path: "brand.json"))
    let arguments = ["render", Facet.sample("home"), "--size", "160x12", "--format", "ansi", "--compare"]
    let command = try Facet.run(arguments + [folder.path])
    #expect(command.status == .exited(0))
    #expect(rows(command).first?.contains("DoorDash (\(folder.path))") == true, "\(command.output)")
    // The rows are the same as under the folder's own name.
    let own = try Facet.run(arguments + [Self.harbor])
    #expect(rows(command)[1..<10] == rows(own)[1..<10])
  }

  @Test("With --full the left side holds the whole page in order", arguments: ["caviar", "dark", "1.0.0"])
  func aWholePageIsOnItsSide(word: String) throws {
    let both = try Facet.run("render", Facet.sample("home"), "--compare", word, "--full", "--size", "121x10")
    let page = try Facet.run("render", Facet.sample("home"), "--full", "--size", "60x10")
    let words = rows(page).map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    let lefts = rows(both).map { $0.prefix { $0 != "│" } }
    var left = lefts[...]
    for word in words where !word.contains("│") && word.count > 1 {
      let found = left.firstIndex { $0.contains(word.dropFirst()) }
      guard let found else {
        Issue.record("'\(word)' is missing or too early")
        return
      }
      left = left[found...]
    }
  }

  @Test("Text that both sides show is in the same row", arguments: ["home", "store", "search", "retail"])
  func equalTextIsInTheSameRow(sample: String) throws {
    var known = 0
    for version in ["1.0.0", "2.0.0", "4.0.0"] {
      let command = try Facet.run("render", Facet.sample(sample), "--compare", version, "--full", "--size", "121x10")
      let halves = rows(command).dropFirst().map { row in
        row.split(separator: "│", maxSplits: 1, omittingEmptySubsequences: false).map {
          $0.trimmingCharacters(in: .whitespaces)
        }
      }
      let (lefts, rights) = (halves.map { $0[0] }, halves.map { $0.last ?? "" })
      // A text that occurs once on a side identifies its row.
      let once = Set(
        rights.filter { words in words.filter(\.isLetter).count > 9 && rights.filter { $0 == words }.count == 1 })
      for (number, words) in rights.enumerated() where once.contains(words) {
        let places = lefts.indices.filter { lefts[$0] == words }
        guard places.count == 1 else { continue }
        known += 1
        #expect(places == [number], "'\(words)' of \(version) is in another row")
      }
    }
    #expect(known > 0)
  }

  @Test("The formats ansi and svg show both sides")
  func everyFormatThatIsAPictureHasBothSides() throws {
    for format in ["ansi", "svg"] {
      let full = try Facet.run("render", Facet.sample("landing"), "--compare", "caviar", "--full", "--format", format)
      let frame = try Facet.run("render", Facet.sample("landing"), "--compare", "caviar", "--format", format)
      #expect(full.output.contains("Caviar") && frame.output.contains("Caviar"))
    }
  }

  @Test("Keys move the focus on both sides")
  func keysMoveBothSides() throws {
    let command = try Facet.run(
      "render", Facet.sample("home"), "--compare", "dark", "--size", "121x30", "--keys", "j j j j j")
    #expect(rows(command).contains { $0.filter { $0 == "▌" }.count == 2 }, "\(command.output)")
  }

  @Test(
    "A comparison that is not possible is refused with one line",
    arguments: [
      (["render", "--compare", "doordash"], 64, "'doordash' is the brand of the page already"),
      (["render", "--brand", harbor, "--compare", harbor], 64, "is the brand of the page already"),
      (["render", "--compare", "6.1.0"], 64, "'6.1.0' is the version of the page already"),
      (
        ["render", "--compare", "2.0.0", "--facets-version", "2.0.0"], 64,
        "'2.0.0' is the version of the page already; --facets-version gives the page another one"
      ),
      (["render", "--compare", "-", "-"], 64, "standard input holds one feed; only SOURCE or --compare can be -"),
      (["render", "--compare", "-", "--watch"], 64, "a pipe cannot be read again"),
      (["render", "--compare", "nowhere"], 66, "--compare takes caviar, light, dark, a version or an older file"),
      (["render", "--compare", "caviar", "--format", "json"], 64, "--compare shows two pages side by side"),
      (["render", "--compare", "caviar", "--linear"], 64, "--compare shows two pages side by side"),
      (["open", "--compare", "caviar", "--linear"], 64, "--compare shows two pages side by side"),
      (["render", "--compare", "nowhere.json"], 66, "nowhere.json: no such file; --compare takes caviar, light"),
      (["render", "--compare", "Package.swift"], 65, "Package.swift:1:1: "),
      (["record", "--compare", "doordash", "-o", "x.jsonl"], 64, "'doordash' is the brand of the page already"),
    ] as [([String], Int32, String)])
  func impossibleComparisonsAreRefused(words: [String], status: Int32, complaint: String) throws {
    let command = try Command.run(
      Facet.path, words.map { $0 == "Package.swift" ? Repository.path($0) : $0 } + [Facet.sample("home")])
    #expect(command.status == .exited(status))
    #expect(command.output.isEmpty)
    #expect(command.errors.contains(complaint), "\(command.errors)")
    #expect(command.errors.split(separator: "\n").count == 1)
  }
}
