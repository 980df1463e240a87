import Feeds

/// A request on its way to a server.
package struct HTTPRequest {
  let question: HTTPQuestion
  let key: RequestKey
  let brand: String
  /// The kept response that the server may confirm.
  let kept: CachedResponse?
  let purpose: Purpose

  /// The headers of this request, besides those of the client.
  var headers: [HTTPHeader] {
    question.posted == nil ? validators : [HTTPHeader("Content-Type", "application/json")].compactMap(\.self)
  }

  enum Purpose {
    /// The app waits for the response.
    case answer
    /// Revalidates a kept response that is already shown.
    case doubt
    /// The user may open the page soon.
    case prefetch
  }

  /// The validators of the kept response. They belong to its final address, and are not sent to another one.
  var validators: [HTTPHeader] {
    // A POST has no conditions (RFC 9110, 13.1): its response is compared with the kept one.
    guard let kept, question.posted == nil, kept.address == question.address.withoutUser else { return [] }
    return kept.validators.headers
  }
}
