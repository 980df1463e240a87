import JSON

/// A fault of a token file and its position.
public struct TokenError: Error, Hashable, Sendable {
  public let place: TokenPlace
  /// One sentence without the position. It may quote the file, so it passes the sanitizer like all printed text.
  public let message: String

  public init(_ message: String, at place: TokenPlace) {
    self.place = place
    self.message = message
  }
}

extension TokenError: CustomStringConvertible {
  public var description: String {
    let pointer = place.pointer.isEmpty ? "" : " (at \(place.pointer))"
    return "\(place.file):\(place.location): \(message)\(pointer)"
  }
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
