/// A row of a frame: its text without trailing spaces, and the styles of its columns.
public struct RecordedRow: Hashable, Sendable {
  public let text: String
  public let runs: [Run]

  /// A number of neighbouring columns with the same style.
  public struct Run: Hashable, Sendable {
    public let columns: Int
    /// The number of the style.
    public let look: Int

    public init(columns: Int, look: Int) {
      self.columns = columns
      self.look = look
    }
  }

  public init(text: String, runs: [Run]) {
    self.text = text
    self.runs = runs
  }
}
