import Components
import FacetModel
import JSON
import LanguageServer
import Lint
import Reporting
import Testing

/// An editor that speaks to a server, for tests.
struct Editor {
  private(set) var server: LanguageServer
  private var nextID = 0
  /// The notifications that have arrived since they were taken last.
  private(set) var notifications: [Value] = []
  private(set) var orders: [ShowOrder] = []
  private(set) var status: Int32?

  static let uri = "file:///feeds/home.json"

  init(capabilities: String = "{}", prepare: (inout LanguageHost) -> Void = { _ in }) throws {
    var host = LanguageHost(
      factory: Self.factory, brands: [("red", Self.factory), ("blue", Self.factory)], version: "9"
    ) {
      text, path in [Self.lint(text, path)]
    }
    prepare(&host)
    server = LanguageServer(host: host)
    let answer = try ask("initialize", #"{"capabilities": \#(capabilities)}"#)
    try #require(answer["result"] != nil)
    tell("initialized", "{}")
  }

  static let factory = FacetFactory(libraryJoinedBy: [])

  static func lint(_ text: ByteBuffer, _ path: String) -> LintedFile {
    do throws(FeedError) {
      let feed = try FeedDecoder(interner: .forFeeds(), notesLogging: true).decode(text)
      let admission = Admission(feed.tree, for: factory.capabilities)
      var linter = FeedLinter(feed, admission: admission, factory: factory)
      let found = linter.findings()
      return LintedFile(
        path: path, bytes: text, document: feed.document.outermost, dialect: feed.dialect, facets: feed.facetCount,
        shown: 0, diagnostics: found.inOrder, counts: found.counts, feed: feed)
    } catch {
      return LintedFile(
        path: path, bytes: text, document: nil, dialect: nil, facets: 0, shown: 0,
        diagnostics: [Diagnostic(error.rule, at: error.offset, "no feed")], counts: [error.rule: 1], feed: nil)
    }
  }

  /// Sends bodies at once, as if all of them had been waiting. Returns the answers with an id or an error.
  @discardableResult
  mutating func send(_ bodies: [String]) -> [Value] {
    let outputs = server.handle(bodies.map { .body(ByteBuffer($0)) }) + server.settle()
    return take(outputs)
  }

  private mutating func take(_ outputs: [LanguageServer.Output]) -> [Value] {
    var answers: [Value] = []
    for output in outputs {
      switch output {
      case .send(let json):
        guard let value = try? Document.read(ByteBuffer(json.text), interner: Interner()).root else {
          Issue.record("not JSON: \(json.text)")
          continue
        }
        if value["method"] == nil { answers.append(value) } else { notifications.append(value) }
      case .show(let order, _): orders.append(order)
      case .exit(let code): status = code
      }
    }
    return answers
  }

  mutating func ask(_ method: String, _ params: String) throws -> Value {
    nextID += 1
    let answers = send([#"{"jsonrpc":"2.0","id":\#(nextID),"method":"\#(method)","params":\#(params)}"#])
    return try #require(answers.first)
  }

  mutating func tell(_ method: String, _ params: String) {
    send([#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(params)}"#])
  }

  mutating func open(_ text: String, uri: String = Self.uri, version: Int = 1) {
    tell(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"\#(uri)","languageId":"json","version":\#(version),"text":\#(Self.quoted(text))}}"#)
  }

  /// The text of a change of a document.
  static func change(_ edits: String, version: Int, uri: String = Self.uri) -> String {
    #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"\#(uri)","#
      + #""version":\#(version)},"contentChanges":[\#(edits)]}}"#
  }

  static func edit(_ from: (Int, Int), _ to: (Int, Int), _ text: String) -> String {
    #"{"range":{"start":{"line":\#(from.0),"character":\#(from.1)},"end":{"line":\#(to.0),"character":\#(to.1)}},"#
      + #""text":\#(quoted(text))}"#
  }

  static func quoted(_ text: String) -> String { JSONOutput.exact(text).text }

  /// Asks about the mark `|` in a text, which is opened without the mark.
  mutating func ask(_ method: String, in marked: String) throws -> Value {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    let line = parts[0].utf8.filter { $0 == UInt8(ascii: "\n") }.count
    let character = parts[0].split(separator: "\n", omittingEmptySubsequences: false).last?.utf16.count ?? 0
    open(parts.joined())
    return try ask(
      method,
      #"{"textDocument":{"uri":"\#(Self.uri)"},"position":{"line":\#(line),"character":\#(character)}}"#)
  }

  /// The labels of the completions at the mark.
  mutating func completions(in marked: String) throws -> [String] {
    try ask("textDocument/completion", in: marked)["result"]?["items"]?.elements.compactMap { $0["label"]?.string }
      ?? []
  }

  /// The text of the hover at the mark; `nil` without one.
  mutating func hover(in marked: String) throws -> String? {
    try ask("textDocument/hover", in: marked)["result"]?["contents"]?["value"]?.string
  }

  /// The codes and lines of the findings that were sent last.
  var findings: [String] {
    notifications.last { $0["method"]?.string == "textDocument/publishDiagnostics" }?["params"]?["diagnostics"]?
      .elements
      .map { "\($0["code"]?.string ?? "")@\($0["range"]?["start"]?["line"]?.int ?? -1)" } ?? []
  }
}
