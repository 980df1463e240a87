/// The times of the parts of painting frames, since they were taken last.
public struct PaintTimes: Sendable {
  /// Comparing a frame with the one before it.
  public var compare = Duration.zero
  /// Handing the difference to ncurses, and what it makes of it.
  public var ncurses = Duration.zero
  /// Sending the bytes.
  public var write = Duration.zero

  public init() {}
}
