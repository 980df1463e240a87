import JSON
import Reporting

/// A message of a client: a request, which has an id, or a notification.
struct ClientMessage {
  let id: RequestID?
  let method: String
  let params: Value?

  /// Reads a body. Returns `nil` for an answer of the client, which this server never waits for.
  init?(_ body: ByteBuffer) throws(Fault) {
    let root: Value
    do throws(SyntaxError) {
      root = try Document.read(body, interner: Interner()).root
    } catch {
      throw Fault(id: nil, error: ResponseError(code: .parseError, message: "the message is not JSON"))
    }
    guard root.kind == .object else {
      throw Fault(id: nil, error: .invalidRequest("a message is an object"))
    }
    let isRequest = root["id"] != nil
    let id = root["id"].flatMap(RequestID.init)
    guard let method = root["method"] else {
      if root["result"] != nil || root["error"] != nil { return nil }
      throw Fault(id: id, error: .invalidRequest("a request has a method"))
    }
    guard let name = method.string, !isRequest || id != nil else {
      throw Fault(id: id, error: .invalidRequest("the method is a string, and the id a string or a whole number"))
    }
    self.id = id
    self.method = name
    params = root["params"]
  }

  /// A body that is no message. The id is known if it could be read.
  struct Fault: Error {
    let id: RequestID?
    let error: ResponseError
  }
}

/// The id of a request, which its answer repeats.
package enum RequestID: Hashable, Sendable {
  case number(Int)
  case text(String)

  init?(_ value: Value) {
    switch value.kind {
    case .number:
      guard let number = value.int else { return nil }
      self = .number(number)
    case .string: self = .text(value.string ?? "")
    default: return nil
    }
  }

  var json: JSONOutput {
    switch self {
    case .number(let number): .number(number)
    case .text(let text): .exact(text)
    }
  }
}
