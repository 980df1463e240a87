import JSON

extension FeedError {
  /// The rule that a response without a feed breaks.
  public var rule: Rule {
    switch self {
    case .syntax, .foreign: .syntax
    case .noFeed, .noOperation: .noFeed
    case .server: .serverErrors
    }
  }
}

extension FeedError {
  /// Advice of lint, where there is more to say than for every response of the kind.
  public var hint: String? {
    switch self {
    case .syntax(let error): error.isCutOff ? "the text ends too early: was the file cut off when it was saved?" : nil
    case .foreign, .noFeed(.foreign, _), .noFeed(.webPage, _): nil
    case .noFeed(_, let hint): hint
    case .server: nil
    case .noOperation(_, let known): "name one of them: " + known.map(quoted).joined(separator: ", ")
    }
  }
}

extension SyntaxError {
  /// Nothing is wrong but that the end is missing.
  package var isCutOff: Bool {
    if case .endsInside = reason { true } else { false }
  }
}
