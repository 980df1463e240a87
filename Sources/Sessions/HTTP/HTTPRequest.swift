import Feeds

/// A question on its way to a server.
package struct HTTPRequest {
  let question: HTTPQuestion
  let key: RequestKey
  let brand: String
  /// What the server has answered before: it need not say that again.
  let kept: KeptAnswer?
  let purpose: Purpose

  /// What goes with it, besides what the client says with every request.
  var headers: [HTTPHeader] {
    question.posted == nil ? validators : [HTTPHeader("Content-Type", "application/json")].compactMap(\.self)
  }

  enum Purpose {
    /// Somebody waits for the answer.
    case answer
    /// What was kept is shown already.
    case doubt
    /// Somebody may want it soon.
    case prefetch
  }

  /// A tag belongs to one address: what another one answered in the end is asked for anew.
  var validators: [HTTPHeader] {
    // A POST has no conditions (RFC 9110, 13.1): what it brings is compared with what is kept.
    guard let kept, question.posted == nil, kept.address == question.address.withoutUser else { return [] }
    return kept.validators.headers
  }
}
