import JSON

/// The reason why a response has no feed.
public enum FeedError: Error, Sendable {
  case syntax(SyntaxError)
  /// The response is JSON, but contains no feed.
  case noFeed(found: String, hint: String)
  /// The response contains feeds, but none that answers this operation.
  case noOperation(String, known: [String])
  /// A GraphQL response with errors instead of data.
  case server(messages: [String], offset: Int)
}

extension FeedError {
  /// The byte of the response that the error is about.
  public var offset: Int {
    switch self {
    case .syntax(let error): error.offset
    case .noFeed, .noOperation: 0
    case .server(_, let offset): offset
    }
  }

  /// Advice to the user, where there is more to say than the general hint.
  public var hint: String? {
    switch self {
    case .syntax(let error): error.isCutOff ? "the text ends too early: was the file cut off when it was saved?" : nil
    case .noFeed(_, let hint): hint
    case .server: nil
    case .noOperation(_, let known): "name one of them: " + known.map(quoted).joined(separator: ", ")
    }
  }

  /// Returns the message as one sentence, without the position of the error.
  public func message(locate: (Int) -> Location) -> String {
    switch self {
    case .syntax(let error):
      error.message(locate: locate)
    case .noFeed(let found, _):
      "this is JSON but no feed: \(found); expected a feed, a section, a facet or a list of facets"
    case .noOperation(let name, let known):
      "nothing here answers the operation \(quoted(name)); there are "
        + clipped(known.map(quoted).joined(separator: ", "), to: 300)
    case .server(let messages, _):
      "the server answered with an error instead of a feed: " + clipped(messages.joined(separator: "; "), to: 300)
    }
  }
}

extension SyntaxError {
  /// Whether the text is correct except for a missing end.
  fileprivate var isCutOff: Bool {
    if case .endsInside = reason { true } else { false }
  }
}
