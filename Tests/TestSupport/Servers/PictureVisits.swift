import Foundation

/// The requests of pictures that a backend has had.
public struct PictureVisits: Decodable, Sendable {
  public struct Request: Decodable, Sendable {
    public let path: String
    public let headers: [String: String]
  }

  public let requests: [Request]
  /// The requests that have no complete answer yet.
  public let open: Int
  /// The most requests that were open at once.
  public let most: Int
}

extension Backend {
  /// Asks the backend for the requests of pictures. Another client asks, so that the tested one is not relied on.
  public func pictureVisits() throws -> PictureVisits {
    let script = "import sys, urllib.request as u; print(u.urlopen(sys.argv[1]).read().decode())"
    let command = try Command.run("python3", ["-c", script, fault("visits")])
    return try JSONDecoder().decode(PictureVisits.self, from: Data(command.output.utf8))
  }
}

extension Backend {
  /// Waits until the requests of pictures are as wanted.
  @discardableResult
  public func waitForPictures(
    _ what: String, within limit: Duration = .patience, _ isReached: (PictureVisits) -> Bool
  ) throws -> PictureVisits {
    let deadline = Deadline(in: limit)
    while true {
      let visits = try pictureVisits()
      if isReached(visits) { return visits }
      if deadline.hasPassed {
        throw HarnessError("no \(what): \(visits.requests.count) requests, \(visits.open) open")
      }
    }
  }
}
