import JSON

/// An error in place of a feed, in the forms of gateways and of services without GraphQL.
public struct PlainError {
  /// An error may have no message.
  public let messages: [String?]
  let place: Value

  /// `nil` for a response that does not say that something went wrong. `isError` tells that it is an error, whatever it
  /// says itself.
  public init?(_ root: Value, isError: Bool = false) {
    guard root.kind == .object else { return nil }
    let said = ["error_description", "message", "detail", "title"].lazy.compactMap { root[$0] }
      .first { $0.string?.isEmpty == false }
    if let error = root["error"], let messages = Self.messages(of: error) {
      // A text is often no more than the name of the error: `"error": "Not Found", "message": "no store 7"`.
      let isNamed = error.kind == .string || messages.allSatisfy { $0 == nil }
      self.messages = isNamed ? said.map { [$0.string] } ?? messages : messages
      place = error
    } else if let said, isError || Self.hasFailed(root) {
      messages = [said.string]
      place = said
    } else {
      return nil
    }
  }

  /// The messages of the value of `error`; `nil` if it names no error.
  private static func messages(of error: Value) -> [String?]? {
    switch error.kind {
    case .string: error.string.flatMap { $0.isEmpty ? nil : [$0] }
    case .array: Envelope.isFilled(error) ? error.elements.map(Envelope.message) : nil
    case .object where error.members.contains { _ in true }:
      if let message = error.text(.message) ?? error["detail"]?.string {
        [message]
      } else if let errors = error[.errors], Envelope.isFilled(errors) {
        errors.elements.map(Envelope.message)
      } else {
        [nil]
      }
    default: nil
    }
  }

  /// Whether the response repeats a status of HTTP that means an error.
  private static func hasFailed(_ root: Value) -> Bool {
    ["status", "statusCode", "status_code", "code"].contains { key in
      root[key].map { $0.kind == .number && (400..<600).contains($0.int ?? 0) } ?? false
    }
  }
}
