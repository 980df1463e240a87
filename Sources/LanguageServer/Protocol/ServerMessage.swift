import Reporting
import Text

/// The messages that the server sends.
enum ServerMessage {
  static func result(_ result: JSONOutput, of id: RequestID) -> JSONOutput {
    .members(["jsonrpc": .string("2.0"), "id": id.json, "result": result])
  }

  static func error(_ error: ResponseError, of id: RequestID?) -> JSONOutput {
    .members(["jsonrpc": .string("2.0"), "id": id?.json ?? .null, "error": error.json])
  }

  static func notification(_ method: SafeText, _ params: JSONOutput) -> JSONOutput {
    .members(["jsonrpc": .string("2.0"), "method": .string(method), "params": params])
  }

  /// A sentence that the editor shows to its user.
  static func warning(_ sentence: SafeText) -> JSONOutput {
    notification("window/showMessage", .members(["type": .number(2), "message": .string(sentence)]))
  }
}

extension JSONOutput {
  /// The message with the header that the protocol asks for.
  package var framed: String {
    let body = text
    return "Content-Length: \(body.utf8.count)\r\n\r\n" + body
  }
}
