import JSON
import Wording

/// A session as it was recorded, whole, or as far as it got.
public struct RecordedSession: Sendable {
  public let header: SessionHeader
  public internal(set) var entries: [SessionEntry] = []
  /// Of each entry, the line of the file that it stands in.
  public internal(set) var lines: [Int] = []
  /// All that has been sent, each once, in the order in which it first came.
  public internal(set) var bodies: [ByteBuffer]
  /// What follows the last whole line: whoever recorded it was stopped there.
  public internal(set) var isCut = false

  /// Why a file is none.
  public struct Fault: Error, Hashable, Sendable {
    public let location: Location
    public let message: Message
  }
}
