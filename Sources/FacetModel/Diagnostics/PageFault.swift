import Text
import Wording

/// A fault of a response that its page says to the reader, in the language of the reader.
public enum PageFault: Hashable, Sendable {
  case count(CountFault)
  /// An error that the server reports beside the feed, and the part of the answer that it is about.
  case server(message: String?, place: String)

  var rule: Rule {
    switch self {
    case .count: .childrenCountMismatch
    case .server: .serverErrors
    }
  }

  public func message(in words: Words) -> SafeText {
    switch self {
    case .count(let fault): fault.message(in: words)
    case .server(let message, let place):
      words.serverReports(SafeText(clipped(message ?? words.errorWithoutMessage.string, to: 300) + place))
    }
  }
}
