import FacetModel
import JSON
import Reporting
import Text

/// A language server for feeds: a value that answers the messages of an editor.
///
/// It reads no file and no clock. The same messages always lead to the same answers.
package struct LanguageServer {
  /// An answer, or something that the program has to do.
  package enum Output {
    case send(JSONOutput)
    /// Show a facet in a running `facet`, and give the result to `answer`.
    case show(ShowOrder, RequestID)
    /// End the program with this status.
    case exit(Int32)
  }

  enum Stage {
    case new, running, shutDown
  }

  let host: LanguageHost
  var stage = Stage.new
  var encoding = PositionEncoding.utf16
  var showsMarkdown = false
  var documents: [String: OpenDocument] = [:]
  /// The addresses of open documents in the order in which they were opened.
  var order: [String] = []

  /// The name of the command that shows a facet in a running `facet`.
  package static let showCommand = "facet.show"
  /// The most documents that are open. Editors have a few.
  private static let mostDocuments = 1000

  package init(host: LanguageHost) {
    self.host = host
  }

  /// Takes the messages that have arrived. A request that is cancelled by a later one of them is not carried out.
  package mutating func handle(_ items: [MessageReader.Item]) -> [Output] {
    var outputs: [Output] = []
    var messages: [ClientMessage] = []
    for item in items {
      switch item {
      case .fault(let error): outputs.append(.send(ServerMessage.error(error, of: nil)))
      case .body(let body):
        do throws(ClientMessage.Fault) {
          if let message = try ClientMessage(body) { messages.append(message) }
        } catch {
          outputs.append(.send(ServerMessage.error(error.error, of: error.id)))
        }
      }
    }
    let cancelled = Set(
      messages.compactMap { $0.method == "$/cancelRequest" ? $0.params?["id"].flatMap(RequestID.init) : nil })
    for message in messages {
      guard let id = message.id else {
        outputs += hear(message)
        continue
      }
      if cancelled.contains(id) {
        let error = ResponseError(code: .requestCancelled, message: "the request was cancelled")
        outputs.append(.send(ServerMessage.error(error, of: id)))
        continue
      }
      do throws(ResponseError) {
        outputs.append(try answer(message, id))
      } catch {
        outputs.append(.send(ServerMessage.error(error, of: id)))
      }
    }
    return outputs
  }

  /// Lints the documents that have changed. Called when no message is waiting, so that typing is not held up.
  package mutating func settle() -> [Output] {
    guard stage == .running else { return [] }
    var outputs: [Output] = []
    for uri in order where documents[uri]?.isChanged == true {
      documents[uri]?.lint(with: host)
      outputs += publish(uri)
    }
    if let complaint = host.takeComplaint() { outputs.append(.send(ServerMessage.warning(complaint))) }
    return outputs
  }

  /// The answer to a request after the program has shown a facet, or could not.
  package func answer(_ id: RequestID, _ error: ResponseError?) -> JSONOutput {
    error.map { ServerMessage.error($0, of: id) } ?? ServerMessage.result(.null, of: id)
  }

  // MARK: Notifications

  private mutating func hear(_ message: ClientMessage) -> [Output] {
    if message.method == "exit" { return [.exit(stage == .shutDown ? 0 : 1)] }
    guard stage == .running else { return [] }
    switch message.method {
    case "textDocument/didOpen": open(message.params?["textDocument"])
    case "textDocument/didChange": change(message.params)
    case "textDocument/didClose": return close(message.params)
    // Other files may have changed with this one.
    case "textDocument/didSave", "workspace/didChangeWatchedFiles":
      host.forget()
      markAllChanged()
    default: break
    }
    return []
  }

  private mutating func open(_ item: Value?) {
    guard let item, let uri = item["uri"]?.string, let text = item["text"],
      let bytes = text.withUTF8({ Array($0) }), documents[uri] != nil || order.count < Self.mostDocuments
    else { return }
    if documents[uri] == nil { order.append(uri) }
    documents[uri] = OpenDocument(
      uri: uri, version: item["version"]?.int, text: EditedText(bytes, encoding: encoding))
  }

  private mutating func change(_ params: Value?) {
    guard let params, let uri = params["textDocument"]?["uri"]?.string, documents[uri] != nil,
      let changes = params["contentChanges"]
    else { return }
    for change in changes.elements {
      guard let bytes = change["text"]?.withUTF8({ Array($0) }) else { continue }
      if let range = change["range"], !range.isNull {
        guard let range = TextRange(range) else { continue }
        documents[uri]?.text.replace(range, with: bytes)
      } else {
        documents[uri]?.text = EditedText(bytes, encoding: encoding)
      }
    }
    documents[uri]?.version = params["textDocument"]?["version"]?.int
    documents[uri]?.isChanged = true
  }

  private mutating func close(_ params: Value?) -> [Output] {
    guard let uri = params?["textDocument"]?["uri"]?.string, let closed = documents.removeValue(forKey: uri) else {
      return []
    }
    order.removeAll { $0 == uri }
    guard closed.showsFindings else { return [] }
    return [.send(Self.diagnostics([], of: uri, version: nil))]
  }

  private mutating func markAllChanged() {
    for uri in order { documents[uri]?.isChanged = true }
  }

  // MARK: Requests

  private mutating func answer(_ message: ClientMessage, _ id: RequestID) throws(ResponseError) -> Output {
    if message.method == "initialize" { return .send(ServerMessage.result(try initialize(message.params), of: id)) }
    switch stage {
    case .new: throw ResponseError(code: .notInitialized, message: "the first request is initialize")
    case .shutDown: throw .invalidRequest("after shutdown only exit is taken")
    case .running: break
    }
    if message.method == "workspace/executeCommand" { return .show(try order(to: message.params), id) }
    return .send(ServerMessage.result(try result(of: message), of: id))
  }

  private mutating func result(of message: ClientMessage) throws(ResponseError) -> JSONOutput {
    switch message.method {
    case "shutdown":
      stage = .shutDown
      return .null
    case "textDocument/hover": return try hover(message.params)
    case "textDocument/completion": return try completion(message.params)
    case "textDocument/definition": return try definition(message.params)
    case "textDocument/codeAction": return try codeActions(message.params)
    case "textDocument/documentSymbol": return try symbols(message.params)
    default: throw ResponseError(code: .methodNotFound, message: "the method is not known: \(message.method)")
    }
  }

  private mutating func initialize(_ params: Value?) throws(ResponseError) -> JSONOutput {
    guard stage == .new else { throw .invalidRequest("initialize comes once") }
    guard let params, params.kind == .object else { throw .invalidParams("initialize needs params") }
    stage = .running
    let capabilities = params["capabilities"]
    encoding = PositionEncoding(offered: capabilities?["general"]?["positionEncodings"])
    let formats = capabilities?["textDocument"]?["hover"]?["contentFormat"]?.elements.compactMap(\.string) ?? []
    showsMarkdown = formats.contains("markdown")
    return .members([
      "capabilities": .members([
        "positionEncoding": .string(encoding.rawValue),
        "textDocumentSync": .members([
          "openClose": .bool(true), "change": .number(2), "save": .members(["includeText": .bool(false)]),
        ]), "hoverProvider": .bool(true),
        "completionProvider": .members(["triggerCharacters": .array([.string("\"")])]),
        "definitionProvider": .bool(true), "documentSymbolProvider": .bool(true),
        "codeActionProvider": .members(["codeActionKinds": .array([.string("quickfix")])]),
        "executeCommandProvider": .members(["commands": .array([.string(Self.showCommand)])]),
      ]), "serverInfo": .members(["name": .string("facet"), "version": .string(host.version)]),
    ])
  }
}

/// Finding the places that requests are about.
extension LanguageServer {
  /// The document and the byte of a request.
  mutating func place(_ params: Value?) throws(ResponseError) -> (document: OpenDocument, offset: Int) {
    let uri = try document(params).uri
    guard let position = TextPosition(params?["position"]) else {
      throw .invalidParams("the request needs a position")
    }
    guard let offset = documents[uri]?.text.offset(of: position), let document = documents[uri] else {
      throw .invalidParams("the document is not open")
    }
    return (document, offset)
  }

  func document(_ params: Value?) throws(ResponseError) -> OpenDocument {
    guard let uri = params?["textDocument"]?["uri"]?.string else {
      throw .invalidParams("the request needs a textDocument with a uri")
    }
    guard let document = documents[uri] else { throw .invalidParams("the document is not open") }
    return document
  }

  func range(_ range: Range<Int>, in document: OpenDocument) -> JSONOutput {
    PositionTable([range.lowerBound, range.upperBound], in: document.text.bytes, encoding: encoding).range(range).json
  }
}
