/// A line of a recorded session after the first one: an event, a request or a frame, with its time.
public struct SessionEntry: Hashable, Sendable {
  /// The milliseconds since the session started.
  public let time: Int
  public let content: Content

  public enum Content: Hashable, Sendable {
    /// An event in its text form, with its page for an answer.
    case event(String, RecordedPage?)
    case load(RecordedLoad)
    case frame(RecordedFrame)
    /// The lines that were read aloud.
    case said([String])
  }

  public init(time: Int, _ content: Content) {
    self.time = time
    self.content = content
  }
}
