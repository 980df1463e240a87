import JSON
import TestSupport
import Testing

@testable import Feeds

/// Exports of recorded sessions whose titles and bodies may be hostile.
struct ExportedFilesTests {
  private func session(_ titles: [String]) throws -> RecordedSession {
    let header =
      #"{"facetSession":1,"size":"80x24","brand":"x","brands":[],"scheme":"light","color":"truecolor","#
      + #""facetsVersion":"6.0.0","page":{"number":0,"title":"\#(titles[0])","body":"{}"}}"#
    let rest = titles.enumerated().dropFirst().flatMap { number, title in
      [
        #"{"at":0,"load":{"id":\#(number),"from":\#(number - 1),"next":"c\#(number)"}}"#,
        #"{"at":1,"event":"Loaded:\#(number)","page":{"number":\#(number),"title":"\#(title)","body":"{}\#(number)"}}"#,
      ]
    }
    return try RecordedSession(ByteBuffer(([header] + rest).joined(separator: "\n") + "\n"))
  }

  /// Titles come from servers, so they may look like paths or like the index.
  @Test("Exported files stay in their folder, and none replaces the index") func exportedNamesStayInTheFolder() throws {
    let titles = ["../../etc", ".hidden", "", "index.json", "a\\u0000b", "home", "home", "home"]
    let files = BundleExport(try session(titles)).files.map(\.name)
    #expect(
      files == [
        "page.json", "2/page.json", "3/page.json", "4/page.json", "5/page.json", "home", "2/home", "3/home",
        "index.json",
      ])
  }

  @Test("An exported page is never named as the folder of another page")
  func numbersAreNoFileNames() throws {
    let files = BundleExport(try session(["2", "home", "home", "3a"])).files.map(\.name)
    #expect(files == ["page.json", "home", "2/home", "3a", "index.json"])
  }

  @Test("An export never overwrites a file or a folder") func existingFilesAreNeverOverwritten() throws {
    let folder = try TemporaryFolder()
    try NewFiles.write([("a", [65]), ("b/c", [66])], inFolder: folder.path("new"))
    #expect(try folder.text(of: "new/b/c") == "B")
    #expect(throws: NewFiles.Fault.isThere) { try NewFiles.write([("x", [])], inFolder: folder.path("new")) }
    #expect(throws: NewFiles.Fault.isThere) { try NewFiles.write([67], to: folder.path("new/a")) }
    #expect(throws: NewFiles.Fault.self) { try NewFiles.write([67], to: folder.path("nowhere/a")) }
    #expect(try folder.text(of: "new/a") == "A")
  }

  /// The session has a page that is not text, and a request that failed.
  @Test("An exported archive has every request, with failed ones and with bodies that are not text")
  func archivesHoldEveryRequest() throws {
    let header =
      #"{"facetSession":1,"started":"2026-01-31T23:59:59Z","size":"80x24","brand":"x","scheme":"light","color":"256","#
      + #""facetsVersion":"6.0.0","url":"https://feeds.example/home","page":{"number":0,"title":"home","base64":"/w=="}}"#
    let lines = [
      #"{"at":1500,"load":{"id":1,"from":0,"open":"store/1?q=a%20b"}}"#,
      #"{"at":2750,"event":"NotLoaded:1,\"no\""}"#,
    ]
    let session = try RecordedSession(ByteBuffer(([header] + lines).joined(separator: "\n") + "\n"))
    let document = try Document.read(ByteBuffer(ArchiveExport(session).bytes), interner: Interner())
    let entries = document.root["log"]?["entries"]?.elements.map { $0 } ?? []
    #expect(entries.count == 2)
    #expect(entries.first?["response"]?["content"]?["text"]?.string == "/w==")
    #expect(entries.first?["response"]?["content"]?["encoding"]?.string == "base64")
    let failed = try #require(entries.last)
    #expect(failed["startedDateTime"]?.string == "2026-02-01T00:00:00.500Z")
    #expect(failed["time"]?.int == 1250)
    #expect(failed["request"]?["url"]?.string == "https://feeds.example/store/1?q=a%20b")
    #expect(failed["request"]?["queryString"]?.elements.map { $0["value"]?.string } == ["a b"])
    #expect(failed["response"]?["status"]?.int == 0)
  }

  @Test("An exported archive has the status of a server's error, and reading the archive reports the error")
  func archivesHoldErrorStatuses() throws {
    let header =
      #"{"facetSession":1,"size":"80x24","brand":"x","brands":[],"scheme":"light","color":"truecolor","#
      + #""facetsVersion":"6.0.0","url":"https://feeds.example/home","page":{"number":0,"title":"home","#
      + #""body":"{\"body\": [{\"id\": \"a\", \"component\": {\"id\": \"row.text\"}}]}"}}"#
    let request = #"Request:\"1\\nfailed\\npage\\nserver\\n500\\n2\\n38\\nGET\\nhttps://feeds.example/soup\\nno\\n0\""#
    let lines = [
      #"{"at":1,"load":{"id":1,"from":0,"open":"soup","url":"https://feeds.example/soup"}}"#,
      #"{"at":2,"event":"\#(request)"}"#, #"{"at":2,"event":"NotLoaded:1,\"no\""}"#,
    ]
    let session = try RecordedSession(ByteBuffer(([header] + lines).joined(separator: "\n") + "\n"))
    let root = try Document.read(ByteBuffer(ArchiveExport(session).bytes), interner: Interner()).root
    let response = root["log"]?["entries"]?.elements.map { $0 }.last?["response"]
    #expect(response?["status"]?.int == 500 && response?["statusText"]?.string == "Internal Server Error")
    let archive = try HARArchive(root, interner: .forFeeds())
    #expect(archive.exchanges.map(\.title) == ["home"])
    #expect(archive.refusals.map { $0.message.text(in: .english).string } == ["the server says 500"])
    #expect(archive.refusals.map(\.title) == ["soup"])
    #expect(archive.refusal(of: .open(uri: "soup"), from: 0) != nil)
  }
}
