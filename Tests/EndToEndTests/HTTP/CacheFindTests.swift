import Drawing
import Foundation
import TestSupport
import Testing

/// Finding cached facets by id and by text, and the history of their changes.
struct CacheFindTests {
  private let folder: TemporaryFolder
  private var environment: [String: String] { ["XDG_CACHE_HOME": folder.path] }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ words: String...) throws -> Command {
    try Command.run(Facet.path, ["cache"] + words, environment: environment)
  }

  private func row(_ id: String, _ title: String, _ accessory: String, price: Int) -> String {
    #"{"id": "\#(id)", "component": {"id": "row.item", "category": "row"}, "text": {"title": "\#(title)", "#
      + #""accessory": "\#(accessory)"}, "custom": {"price": \#(price)}, "logging": {"request": "\#(UUID())"}}"#
  }

  private func browse(_ rows: [String], query: String = "", in bundle: TemporaryFolder, _ own: Backend) throws {
    // A row of another letter for the second visit. The cached page is shown first, and only the server's answer holds
    // the row. The terminal gets it in one piece because every letter differs.
    let isSecond = FileManager.default.fileExists(atPath: bundle.path + "/rows.json")
    let visit = String(repeating: isSecond ? "n" : "m", count: 12)
    let rows = rows + [row("visit", visit, "", price: 0)]
    try bundle.write(
      #"{"body": [{"id": "mains", "body": [\#(rows.joined(separator: ","))]}]}"#, to: "rows.json")
    let session = try PtySession(
      Facet.path, [own.address + query, "--reduced-motion"], size: Size(100, 24), environment: environment)
    try session.wait(forText: visit, after: 0)
    try session.settle()
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  private func bundle() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(#"{"entry": "rows.json"}"#, to: "index.json")
    return folder
  }

  @Test("A cached facet is found by id and by text, and its history is a diff")
  func findAndHistory() throws {
    let bundle = try bundle()
    let own = try Backend(serving: bundle.path)
    let soup = row("dish:9", "Jókai bean soup", "$9", price: 900)
    try browse([row("dish:1", "Bibimbap", "$12", price: 1200), soup], in: bundle, own)
    try browse([row("dish:1", "Bibimbap", "$13", price: 1300)], in: bundle, own)

    let byID = try run("find", "dish:1")
    #expect(byID.status == .exited(0))
    let lines = byID.output.split(separator: "\n").map { String($0) }
    try #require(lines.count == 4)
    #expect(lines[0] == "dish:1  Bibimbap")
    #expect(lines[1] == "  row.item on \(own.address), section mains")
    #expect(lines[2] == "  first seen a moment ago, last seen a moment ago")
    #expect(lines[3] == "1 facet found")
    let byWords = try run("find", "JOKAI")
    #expect(byWords.output.contains("dish:9  Jókai bean soup"))
    #expect(byWords.output.contains("; the page that is kept no longer says so"))

    let history = try run("history", "dish:1")
    #expect(history.status == .exited(0))
    #expect(history.output.contains("    ~ dish:1  Bibimbap: text.accessory, custom.price\n"), "\(history.output)")
    #expect(history.output.contains("      - $12\n      + $13\n      - 1200\n      + 1300\n"))
    #expect(history.output.contains("; as it is kept now"))
  }

  @Test("`cache find` and `cache history` print JSON")
  func forMachines() throws {
    let bundle = try bundle()
    let own = try Backend(serving: bundle.path)
    for price in [1, 2] { try browse([row("d", "Bibimbap", "", price: price)], in: bundle, own) }
    let found = try #require(
      JSONSerialization.jsonObject(with: Data(try run("find", "bibim", "--format", "json").output.utf8))
        as? [String: Any])
    let facet = try #require((found["facets"] as? [[String: Any]])?.first)
    #expect(facet["id"] as? String == "d" && facet["text"] as? String == "Bibimbap")
    #expect(facet["matches"] as? String == "text" && facet["component"] as? String == "row.item")
    let history = try #require(
      JSONSerialization.jsonObject(with: Data(try run("history", "d", "--format", "json").output.utf8))
        as? [String: Any])
    let versions = try #require(((history["facets"] as? [[String: Any]])?.first?["versions"]) as? [[String: Any]])
    #expect(versions.count == 2)
    let changes = (versions.last?["diff"] as? [String: Any])?["changes"] as? [[String: Any]]
    #expect(changes?.first?["parts"] as? [String] == ["custom.price"])
  }

  @Test("A search that finds nothing is one line and status 66, and creates no cache")
  func nothing() throws {
    let none = try run("find", "soup")
    #expect(none.status == .exited(66) && none.errors.hasSuffix("no saved answers\n"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("facet")))
    let bundle = try bundle()
    let own = try Backend(serving: bundle.path)
    try browse([row("d", "Bibimbap", "", price: 1)], in: bundle, own)
    for words in [["find", "soup"], ["history", "e"]] {
      let command = try Command.run(Facet.path, ["cache"] + words, environment: environment)
      #expect(command.status == .exited(66) && command.output.isEmpty)
      #expect(command.errors.filter { $0 == "\n" }.count == 1)
    }
    #expect(try run("find", "soup", "--format", "json").output == "{\"facets\":[],\"more\":0}\n")
  }

  @Test("No secret of an address and no control character is printed")
  func secretsAndEscapes() throws {
    let bundle = try bundle()
    let own = try Backend(serving: bundle.path)
    try browse(
      [row(#"id\u001b[31m"#, #"Bibimbap \u009b31m\u202e"#, "", price: 1)], query: "?token=hush", in: bundle, own)
    for words in [["find", "bibimbap"], ["find", "bibimbap", "--format", "json"]] {
      let output = try Command.run(Facet.path, ["cache"] + words, environment: environment).output
      #expect(output.contains("Bibimbap") && output.contains("?…"))
      #expect(!output.contains("hush"))
      #expect(!output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{9B}" || $0 == "\u{202E}" })
    }
  }

  @Test("A damaged cache is reported with one line")
  func damaged() throws {
    try folder.write(String(repeating: "something else ", count: 500), to: "facet/cache.sqlite")
    for words in [["find", "a"], ["history", "a"]] {
      let command = try Command.run(Facet.path, ["cache"] + words, environment: environment)
      #expect(command.status == .exited(66))
      #expect(command.errors.contains("it is damaged") && command.errors.filter { $0 == "\n" }.count == 1)
    }
  }
}
