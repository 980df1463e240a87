/// What of a frame is not as it was in the frame before.
public struct RecordedFrame: Hashable, Sendable {
  /// `80x24`, where it has changed: then nothing is as it was.
  public let size: String?
  /// Looks that have not been there before; all of them are numbered in their order.
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
