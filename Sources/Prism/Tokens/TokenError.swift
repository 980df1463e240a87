/// What is wrong with a token file, and where.
public struct TokenError: Error, Hashable, Sendable {
  public let place: TokenPlace
  /// One sentence without a place. May quote the file: it goes through the sanitiser like everything that prints.
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
