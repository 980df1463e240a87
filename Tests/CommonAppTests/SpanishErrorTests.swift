import AppTestSupport
import JSON
import DoorDash
import Drawing
import FacetModel
import Feeds
import JSON
import Prism
import TestSupport
import Testing
import Text
import Wording

@testable import AppCore
@testable import AppRuntime
@testable import CommonApp
@testable import Pages
@testable import Reporting
@testable import Sessions

/// The reasons why something goes wrong are said in Spanish, word for word, wherever they come from.
struct SpanishErrorTests {
  private static let words = Words(.spanish)

  /// Names of files, of keys and of places in these tests.
  private static let names: Set<String> = [
    "zz", "zzz", "json", "tmp", "html", "doordash", "caviar", "page", "home", "tab", "utf", "har", "jsonl", "tokens",
    "true", "false", "null", "brand", "scheme", "color", "language", "colour", "mouse", "motion", "reduced", "keys",
    "top", "jump", "size", "many", "pink", "dev", "full", "config", "base", "light", "dark", "xx", "views", "landing",
  ]

  private static let read = Result { try CatalogueText() }
  private let catalogue: CatalogueText

  init() throws {
    catalogue = try Self.read.get()
  }

  private func expectSpanish(
    _ text: String, besides own: Set<String> = [], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let strange = catalogue.strange(in: text, besides: Self.names.union(own))
    #expect(strange.isEmpty, "\(strange.sorted()): \(text)", sourceLocation: sourceLocation)
    #expect(!text.isEmpty, sourceLocation: sourceLocation)
  }

  private func expectSpanish(
    _ message: Message?, besides own: Set<String> = [], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = message?.text(in: Self.words).string ?? ""
    expectSpanish(text, besides: own, sourceLocation: sourceLocation)
    #expect(message?.text(in: .english).string != text, sourceLocation: sourceLocation)
  }

  /// A folder whose page leads to the file `zz.json`, which is not written.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(#"{"entry": "home.json", "answers": [{"uri": "zz", "file": "zz.json"}]}"#, to: "index.json")
    try folder.write(
      #"[{"id": "a", "component": {"id": "row.store"}, "text": {"title": "Zz"}, "#
        + #""events": {"click": {"name": "navigate", "data": {"uri": "zz"}}}}]"#, to: "home.json")
    return folder
  }

  /// The status line after the link was opened.
  private func statusAfterOpening(_ folder: TemporaryFolder) throws -> String {
    let app = try TestApp(folder: folder.path, size: Size(300, 12), words: Self.words)
    app.press(.tab).press(.enter)
    return app.statusLine.replacing(folder.path, with: "/tmp")
  }

  @Test(
    "A file that holds no feed says why in Spanish, and where",
    arguments: [
      "", "{", #"{"a": "b"#, "[1", "[tru", "[12", "[1,]", #"{"a" 1}"#, #"{a: 1}"#, "[1 2]", #"{"a": 1 "b"}"#, "[1] x",
      "[\"\u{1}\"]", "[\"\t\"]", #"["\q"]"#, #"["\u12"]"#, "[nil]", "[01]", "[1.]", "<p>", "[\u{7}]", "[1]\n2",
      "\u{FEFF}[,", "[ }", String(repeating: "[", count: 600), "{}", "[]", "[1]", "\"zz\"", "7", "true", "null",
      #"{"zz": 1}"#, #"{"errors": [{"message": "zz"}]}"#, #"{"errors": [{"message": "zz"}, {"zz": 1}]}"#,
      "<html><script>window.__NEXT_DATA__ = {}</script>",
      #"<html><script id="__NEXT_DATA__" type="application/json">{"zz": 1}</script>"#,
    ])
  func unreadableFilesSpeakSpanish(text: String) throws {
    let folder = try folder()
    try folder.write(text, to: "zz.json")
    expectSpanish(try statusAfterOpening(folder))
  }

  @Test("A file that is not there, a folder in its place and one that is not a text say so in Spanish")
  func missingFilesSpeakSpanish() throws {
    let folder = try folder()
    let missing = try statusAfterOpening(folder)
    #expect(missing.contains("no existe ese archivo"))
    expectSpanish(missing)
    try folder.write("", to: "zz.json/zz")
    expectSpanish(try statusAfterOpening(folder))
  }

  @Test("Every reason of the system for refusing a file has Spanish words", arguments: Array(Int32(1)...133))
  func systemSpeaksSpanish(code: Int32) {
    expectSpanish(Message(system: code).text(in: Self.words).string)
  }

  @Test(
    "A count of children that does not add up is explained in Spanish, with the right number",
    arguments: [
      (#"{"id": "b", "component": {"id": "list.standard"}, "childrenCount": 3}"#, "solo hay 1 faceta"),
      (#"{"id": "b", "component": {"id": "list.standard"}, "childrenCount": "zz"}"#, "no es un número de hijas"),
      (#"{"id": "b", "component": {"id": "list.standard"}, "childrenCount": null}"#, "falta childrenCount"),
    ])
  func structureSpeaksSpanish(facet: String, phrase: String) throws {
    let first = #"{"id": "a", "component": {"id": "row.text"}, "text": {"title": "Zz"}, "childrenCount": 0}"#
    let app = try TestApp(
      json: #"{"sections": [{"id": "s", "body": [\#(first), \#(facet)]}]}"#, size: Size(200, 12), words: Self.words)
    let text = app.rows.joined(separator: "\n")
    #expect(text.contains(phrase), "\(text)")
    expectSpanish(text)
  }

  @Test("Counts in these sentences have the plural of their language")
  func countsHavePlurals() {
    #expect(CountFault.tooFewBefore(wanted: 3, found: 0).message(in: Self.words).string.hasSuffix("ninguna faceta"))
    #expect(CountFault.tooFewBefore(wanted: 3, found: 1).message(in: Self.words).string.hasSuffix("1 faceta"))
    #expect(CountFault.tooFewBefore(wanted: 3, found: 2).message(in: Self.words).string.hasSuffix("2 facetas"))
    #expect(CountFault.nested(wanted: 3, found: 1).message(in: Self.words).string.hasSuffix("1 hija anidada"))
    #expect(CountFault.nested(wanted: 3, found: 2).message(in: Self.words).string.hasSuffix("2 hijas anidadas"))
  }

  @Test("Errors that a server reports beside a feed are introduced in Spanish")
  func serverErrorsSpeakSpanish() throws {
    let app = try TestApp(
      json: #"{"errors": [{"message": "zz"}, {"zz": 1}], "data": {"feed": {"sections": [{"id": "s", "body": "#
        + #"[{"id": "a", "component": {"id": "row.text"}, "text": {"title": "Zz"}}]}]}}}"#,
      size: Size(120, 12), words: Self.words)
    #expect(app.statusLine.contains("el servidor dice: zz"), "\(app.statusLine)")
    expectSpanish(app.rows.joined(separator: "\n"))
  }

  @Test(
    "A fault of the settings is a warning in Spanish",
    arguments: [
      "[]", "", #"{"scheme": "pink"}"#, #"{"color": "many"}"#, #"{"language": "zz"}"#, #"{"brand": "zz"}"#,
      #"{"brand": "/zz/zz"}"#, #"{"brand": 7}"#, #"{"mouse": "zz"}"#, #"{"zz": 1}"#, #"{"keys": []}"#,
      #"{"cache-size": "zz"}"#, #"{"keys": {"jump": "j"}}"#, #"{"keys": {"top": 7}}"#,
      #"{"keys": {"top": "x", "end": "x"}}"#,
    ])
  func settingsSpeakSpanish(text: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "config.json")
    let warning = Configuration(path: path, in: Program(name: "facet", brands: TestApp.brands)).warning
    let said = try #require(warning).text(in: Self.words).string.replacing(folder.path, with: "")
    // Names of settings and of commands are words of the file.
    let names = Set(Keymap.Command.allCases.flatMap { CatalogueText.words(of: $0.rawValue) })
    expectSpanish(said, besides: names)
  }

  @Test("A log and a recording that cannot be written say so in Spanish")
  func writingSpeaksSpanish() throws {
    let log = try EventLog("/dev/full", stamp: .scripted(user: nil))
    log.file.write(Array("zz".utf8))
    expectSpanish(log.fault)
    let folder = try TemporaryFolder()
    let full = try folder.write("zz", to: "zz.jsonl")
    for path in ["/dev/full/zz", full] {
      let failure = #expect(throws: Failure.self) {
        try Recorder(path, keepsSecrets: true, in: ProgramContext(name: "facet", brands: TestApp.brands))
      }
      expectSpanish(failure?.message.text(in: Self.words).string.replacing(folder.path, with: "") ?? "")
    }
    let failure = #expect(throws: Failure.self) { try FileWriter.write(["zz"], to: "/zz/zz") }
    expectSpanish(failure?.message)
  }

  @Test(
    "Every fault of a server or of the way to it is explained in Spanish",
    arguments: [
      HTTPFault.noLibrary(reason: Message { $0.cannotBeLoaded("zz") }),
      .badLibrary(reason: Message { $0.hasNo("zz") }), .notUnderstood(URIReference("zz://zz")), .unknownHost("zz"),
      .unknownProxy, .noConnection(host: "zz", port: 1), .noTLS, .noTrust(reason: "certificate has expired"),
      .noTrust(reason: "certificate is not yet valid"), .noTrust(reason: "subject name does not match"),
      .noTrust(reason: "self-signed certificate"), .noTrust(reason: "unable to get local issuer certificate"),
      .noCertificates(file: nil), .tooSlow(seconds: 30), .tooLarge(limit: 1 << 20), .tooManyRedirects(limit: 1),
      .downgrade(URIReference("http://zz")), .elsewhere(URIReference("http://zz")),
      .postedElsewhere(URIReference("http://zz")), .cutShort, .badEncoding, .badHeaders, .tooManyHeaders,
      .noPort(host: "zz"), .noProxy(place: "zz"), .proxyRefuses(status: "407"), .proxyRefuses(status: "500"),
      .other(reason: Message { $0.tryAgain(after: $0.requestFails(1, "unknown")) }),
    ])
  func serversSpeakSpanish(fault: HTTPFault) {
    expectSpanish(fault.reason(in: Self.words).string)
  }

  @Test("Every status of a server has a Spanish name", arguments: Array(100...599))
  func statusesSpeakSpanish(status: Int) {
    guard !(200..<300).contains(status) else { return }
    let response = HTTPResponse(address: URIReference("http://zz"), status: status, body: ByteBuffer(""))
    let problem = HTTPAnswer(response: response, secrets: PrintedSecrets(), words: Self.words).problem
    expectSpanish(problem?.string ?? "", besides: ["authorization"])
  }

  @Test(
    "Every fault of the cache is explained in Spanish",
    arguments: [
      CacheFault.noLibrary(reason: Message { $0.cannotBeLoaded }), .noFolder, .newer(form: 9), .symbolicLink,
      .notAFile, .foreign, .locked, .readOnly, .full, .damaged(reason: Message { $0.foreignFile("file is not") }),
      .damaged(reason: Message { $0.strangeTables }), .other(reason: Message { $0.diskError("disk I/O error") }),
      .other(reason: Message { $0.otherDatabaseError(1, "SQL logic error") }), .other(reason: Message(system: 13)),
    ])
  func cacheSpeaksSpanish(fault: CacheFault) {
    expectSpanish(fault.reason(in: Self.words).string)
  }

  @Test("The stages of a frame have Spanish names", arguments: FrameStage.allCases)
  func stagesSpeakSpanish(stage: FrameStage) {
    expectSpanish(stage.name(in: Self.words).string)
    #expect(stage.name(in: .english).string == stage.rawValue)
  }
}
