/// A row of a frame: its text without the spaces at its end, and how its columns look.
public struct RecordedRow: Hashable, Sendable {
  public let text: String
  public let runs: [Run]

  /// So many columns that look alike.
  public struct Run: Hashable, Sendable {
    public let columns: Int
    /// The number of the look.
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
