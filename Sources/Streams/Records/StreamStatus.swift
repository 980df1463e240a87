/// The outcome of one line of a stream.
public enum StreamStatus: String, Sendable {
  case ok, warnings, errors, same, changed
  case noFeed = "no_feed"
  case noJSON = "no_json"
  case tooLong = "too_long"
  case damaged, crashed

  /// Whether the line could not be read.
  public var isFailure: Bool {
    switch self {
    case .ok, .warnings, .errors, .same, .changed: false
    case .noFeed, .noJSON, .tooLong, .damaged, .crashed: true
    }
  }

  public var isFinding: Bool { self == .errors || self == .changed }
}

/// The reason why a line has no result.
struct LineFault: Error {
  let status: StreamStatus
  let message: String
}
