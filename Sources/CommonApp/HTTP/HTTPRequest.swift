import Feeds

/// A question on its way to a server.
struct HTTPRequest {
  let question: HTTPQuestion
  let key: RequestKey
  let brand: String
  /// What the server has answered before: it need not say that again.
  let kept: KeptAnswer?
  let purpose: Purpose

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
    guard let kept, kept.address == question.address.withoutUser else { return [] }
    return kept.validators.headers
  }
}
