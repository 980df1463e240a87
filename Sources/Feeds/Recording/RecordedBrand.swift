/// The files of a brand that was a folder when a session was recorded, so that the session can be replayed without the
/// folder.
public struct RecordedBrand: Hashable, Sendable {
  /// The name of the brand in the session.
  public let name: String
  public let files: [File]

  public struct File: Hashable, Sendable {
    /// The name of the file in the folder. It is never used as a path.
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

  /// The limits for files of a brand in a recording.
  static let mostFiles = 16
  public static let largestFile = 1 << 24
}
