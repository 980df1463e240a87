/// A brand that was a folder where a session was recorded: its files, so that the session can be played without them.
public struct RecordedBrand: Hashable, Sendable {
  /// As the session calls it.
  public let name: String
  public let files: [File]

  public struct File: Hashable, Sendable {
    /// Its name in the folder. It is never used as a path.
    public let name: String
    public let text: String

    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  public init(name: String, files: [File]) {
    self.name = name
    self.files = files
  }

  /// More files than a brand has; more bytes than one of them is read with from a folder.
  static let mostFiles = 16
  public static let largestFile = 1 << 24
}
