import JSON
import LanguageServer
import Testing

/// The life of a server, and its errors.
struct LanguageServerTests {
  private func codes(_ bodies: [String]) throws -> [Int] {
    var editor = try Editor()
    return editor.send(bodies).compactMap { $0["error"]?["code"]?.int }
  }

  @Test("Faulty messages are answered with the codes of the protocol")
  func faultsHaveCodes() throws {
    #expect(try codes(["{"]) == [-32700])
    #expect(
      try codes(["[]", "7", "{}", #"{"id":1}"#, #"{"id":1,"method":7}"#]) == [-32600, -32600, -32600, -32600, -32600])
    #expect(try codes([#"{"id":{},"method":"x"}"#, #"{"id":1.5,"method":"x"}"#]) == [-32600, -32600])
    #expect(try codes([#"{"id":1,"method":"textDocument/rename"}"#]) == [-32601])
    #expect(
      try codes([
        #"{"id":1,"method":"textDocument/hover"}"#, #"{"id":1,"method":"textDocument/hover","params":[]}"#,
        #"{"id":1,"method":"textDocument/completion","params":{"textDocument":{"uri":"file:///x"}}}"#,
        #"{"id":1,"method":"workspace/executeCommand","params":{"command":"rm"}}"#,
        #"{"id":1,"method":"initialize","params":{}}"#,
      ]) == [-32602, -32602, -32602, -32602, -32600])
    #expect(try codes([String(repeating: "[", count: 100_000)]) == [-32700])
    #expect(try codes([#"{"id":1,"result":null}"#, #"{"method":"$/unknown"}"#]) == [])
  }

  @Test("Before initialize nothing but initialize is answered; after shutdown nothing but exit")
  func stagesAreKept() throws {
    var server = LanguageServer(host: LanguageHost(factory: Editor.factory, brands: [], version: "1") { _, _ in [] })
    func code(_ body: String) throws -> Int? {
      guard case .send(let json)? = server.handle([.body(ByteBuffer(body))]).first else { return nil }
      return try Document.read(ByteBuffer(json.text), interner: Interner()).root["error"]?["code"]?.int
    }
    #expect(try code(#"{"id":1,"method":"textDocument/hover"}"#) == -32002)
    #expect(try code(#"{"method":"textDocument/didOpen","params":{}}"#) == nil)
    #expect(try code(#"{"id":1,"method":"initialize","params":{}}"#) == nil)
    #expect(try code(#"{"id":2,"method":"shutdown"}"#) == nil)
    #expect(try code(#"{"id":3,"method":"shutdown"}"#) == -32600)
    guard case .exit(0)? = server.handle([.body(ByteBuffer(#"{"method":"exit"}"#))]).first else {
      Issue.record("exit after shutdown ends with 0")
      return
    }
  }

  @Test("An exit without shutdown is a failure")
  func suddenExitFails() throws {
    var editor = try Editor()
    editor.tell("exit", "null")
    #expect(editor.status == 1)
  }

  @Test("The id of a request is repeated as it came")
  func idsAreRepeated() throws {
    var editor = try Editor()
    let answers = editor.send([#"{"id":"a\u0000\"b","method":"x"}"#, #"{"id":-3,"method":"x"}"#])
    #expect(answers.first?["id"]?.string == "a\0\"b")
    #expect(answers.last?["id"]?.int == -3)
  }

  @Test("A request that was cancelled before it was read is not carried out")
  func cancelledRequestsAreSkipped() throws {
    var editor = try Editor()
    let answers = editor.send([
      #"{"id":8,"method":"shutdown"}"#, #"{"method":"$/cancelRequest","params":{"id":8}}"#,
      #"{"id":9,"method":"textDocument/hover","params":{}}"#,
    ])
    #expect(answers.compactMap { $0["error"]?["code"]?.int } == [-32800, -32602])
  }

  @Test("UTF-8 is chosen where the editor offers it, and UTF-16 otherwise")
  func encodingIsAgreed() throws {
    func encoding(_ offered: String) throws -> String? {
      var server = LanguageServer(host: LanguageHost(factory: Editor.factory, brands: [], version: "1") { _, _ in [] })
      let body =
        #"{"id":1,"method":"initialize","params":{"capabilities":{"general":{"positionEncodings":\#(offered)}}}}"#
      guard case .send(let json)? = server.handle([.body(ByteBuffer(body))]).first else { return nil }
      let root = try Document.read(ByteBuffer(json.text), interner: Interner()).root
      return root["result"]?["capabilities"]?["positionEncoding"]?.string
    }
    #expect(try encoding(#"["utf-16","utf-8"]"#) == "utf-8")
    #expect(try encoding(#"["utf-32"]"#) == "utf-16")
    #expect(try encoding("null") == "utf-16")
  }
}
