import Reporting
import Text

/// An error as an answer to a request, with the codes of JSON-RPC 2.0 and of the Language Server Protocol.
package struct ResponseError: Error, Equatable {
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case notInitialized = -32002
    case requestFailed = -32803
    case requestCancelled = -32800
  }

  package let code: Code
  package let message: SafeText

  static func invalidRequest(_ message: SafeText) -> ResponseError {
    ResponseError(code: .invalidRequest, message: message)
  }

  static func invalidParams(_ message: SafeText) -> ResponseError {
    ResponseError(code: .invalidParams, message: message)
  }

  /// The request could not be carried out.
  package static func failed(_ message: SafeText) -> ResponseError {
    ResponseError(code: .requestFailed, message: message)
  }

  var json: JSONOutput { .members(["code": .number(code.rawValue), "message": .string(message)]) }
}
