import Text

/// A sentence in every language of the client. Errors carry it to the screen or the line that shows them, where the
/// language of the reader is known.
public struct Message: Hashable, Sendable {
  private let english: SafeText
  private let spanish: SafeText

  /// Takes a phrase of the catalogue: `Message { $0.noSuchFile }`.
  public init(_ phrase: (Words) -> SafeText) {
    english = phrase(Words(.english))
    spanish = phrase(Words(.spanish))
  }

  /// A text that is the same in every language: words of a system or a server, or a diagnostic, which is English.
  public init(verbatim text: SafeText) {
    english = text
    spanish = text
  }

  public func text(in words: Words) -> SafeText {
    switch words.language {
    case .english: english
    case .spanish: spanish
    }
  }

  /// The same behind a place and a colon: `home.json:3:1: …`.
  public func placed(at place: SafeText) -> Message {
    Message { place + ": " + text(in: $0) }
  }
}
