import JSON
import Text
import Wording

/// A fault of a token file and its position.
public struct TokenError: Error, Hashable, Sendable {
  public let place: TokenPlace
  /// One sentence without a place. May quote the file.
  public let message: Message

  public init(_ message: Message, at place: TokenPlace) {
    self.place = place
    self.message = message
  }

  /// The line that names the place and says the sentence.
  public func line(in words: Words) -> SafeText {
    let pointer = place.pointer.isEmpty ? "" : words.atPointer(SafeText(place.pointer))
    return "\(place.file):\(place.location.description): " + message.text(in: words) + pointer
  }
}

extension TokenError: CustomStringConvertible {
  /// As reports print it.
  public var description: String { line(in: .english).string }
}

/// A position in a token file.
public struct TokenPlace: Hashable, Sendable {
  public let file: String
  public let location: Location
  /// The JSON Pointer (RFC 6901); empty for the whole file.
  public let pointer: String

  public init(file: String, location: Location, pointer: String) {
    self.file = file
    self.location = location
    self.pointer = pointer
  }
}
