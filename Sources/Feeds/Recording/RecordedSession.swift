import JSON
import Wording

/// A recorded session, complete or up to the point where the recording ended.
public struct RecordedSession: Sendable {
  public let header: SessionHeader
  public internal(set) var entries: [SessionEntry] = []
  /// The line of the file for each entry.
  public internal(set) var lines: [Int] = []
  /// The bodies of all responses, each once, in the order in which they first came.
  public internal(set) var bodies: [ByteBuffer]
  /// Whether bytes follow the last complete line, because the recording was interrupted.
  public internal(set) var isCut = false

  /// The reason why a file is not a recorded session.
  public struct Fault: Error, Hashable, Sendable {
    public let location: Location
    public let message: Message
  }
}
