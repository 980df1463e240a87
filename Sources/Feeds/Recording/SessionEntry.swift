/// A line of a recorded session behind its first: what happened, and when.
public struct SessionEntry: Hashable, Sendable {
  /// Milliseconds since it began.
  public let time: Int
  public let content: Content

  public enum Content: Hashable, Sendable {
    /// An event in its text form; a page that has come comes with it.
    case event(String, RecordedPage?)
    case load(RecordedLoad)
    case frame(RecordedFrame)
    /// What was read aloud.
    case said([String])
  }

  public init(time: Int, _ content: Content) {
    self.time = time
    self.content = content
  }
}
