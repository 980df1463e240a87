/// The pictures of a session: whether and how they were shown, and which could be loaded. The layout depends on them.
public struct RecordedPictures: Hashable, Sendable {
  /// The name of the way to show them.
  public let mode: String
  public let isOn: Bool
  public let prefixes: [String]
  public let addresses: [String]
  public let hasFiles: Bool

  public init(mode: String, isOn: Bool, prefixes: [String], addresses: [String], hasFiles: Bool) {
    self.mode = mode
    self.isOn = isOn
    self.prefixes = prefixes
    self.addresses = addresses
    self.hasFiles = hasFiles
  }
}
