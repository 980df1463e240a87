import JSON

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
