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
