import JSON
import Text
import Wording

/// The reason why a response has no feed.
public enum FeedError: Error, Sendable {
  case syntax(SyntaxError)
  /// No JSON, but a format that is known. The offset is that of the syntax error.
  case foreign(ForeignFormat, offset: Int)
  /// JSON, but nothing in it that looks like a feed.
  case noFeed(found: FoundInstead, hint: String)
  /// The response contains feeds, but none that answers this operation.
  case noOperation(String, known: [String])
  /// A GraphQL answer that says what went wrong instead; an error may have no message.
  case server(messages: [String?], offset: Int)
}

extension FeedError {
  /// The byte of the response that the error is about.
  public var offset: Int {
    switch self {
    case .syntax(let error): error.offset
    case .foreign(_, let offset): offset
    case .noFeed, .noOperation: 0
    case .server(_, let offset): offset
    }
  }

  /// One sentence without the place it begins at, in every language.
  public func message(locate: (Int) -> Location) -> Message {
    Message { message(in: $0, locate: locate) }
  }

  /// One sentence without the place it begins at.
  public func message(in words: Words, locate: (Int) -> Location) -> SafeText {
    switch self {
    case .syntax(let error):
      return error.message(in: words, locate: locate)
    case .foreign(let format, _), .noFeed(.foreign(let format), _):
      return format.sentence(in: words)
    case .noFeed(.webPage(let scripts), _):
      return words.pageWithoutFeed(scripts: scripts)
    case .noFeed(let found, _):
      return words.noFeed(found: found.noun(in: words))
    case .noOperation(let name, let known):
      let names = clipped(known.map(quoted).joined(separator: ", "), to: 300)
      return words.noOperation(SafeText(quoted(name)), known: SafeText(names))
    case .server(let messages, _):
      let texts = messages.map { $0 ?? words.errorWithoutMessage.string }
      return words.serverAnsweredError(SafeText(clipped(texts.joined(separator: "; "), to: 300)))
    }
  }
}
