/// The differences between a frame and the frame before.
public struct RecordedFrame: Hashable, Sendable {
  /// The new size, such as `80x24`, if it has changed. Rows that are not given are then empty.
  public let size: String?
  /// The styles that are new in this frame. Styles are numbered in the order in which they first appear.
  public let looks: [String]
  public let rows: [Row]

  public struct Row: Hashable, Sendable {
    public let number: Int
    public let content: RecordedRow

    public init(number: Int, content: RecordedRow) {
      self.number = number
      self.content = content
    }
  }

  public init(size: String?, looks: [String], rows: [Row]) {
    self.size = size
    self.looks = looks
    self.rows = rows
  }
}
