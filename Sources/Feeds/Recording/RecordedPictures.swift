/// The pictures of a session: whether and how they were shown, and which could be loaded. The layout depends on them.
public struct RecordedPictures: Hashable, Sendable {
  /// The name of the way to show them.
  public let mode: String
  public let isOn: Bool
  public let prefixes: [String]
  public let addresses: [String]
  public let hasFiles: Bool
  /// The server of the pages, if pictures were loaded from there.
  public let origin: String?
  /// The other hosts that pictures were loaded from.
  public let hosts: [String]

  public init(
    mode: String, isOn: Bool, prefixes: [String], addresses: [String], hasFiles: Bool, origin: String? = nil,
    hosts: [String] = []
  ) {
    self.mode = mode
    self.isOn = isOn
    self.prefixes = prefixes
    self.addresses = addresses
    self.hasFiles = hasFiles
    self.origin = origin
    self.hosts = hosts
  }
}
