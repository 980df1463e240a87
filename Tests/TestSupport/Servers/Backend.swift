import Foundation

/// The backend of `Tests/Backend`, on a free port, until its last reference is gone.
// Nothing changes after `init`.
public final class Backend: @unchecked Sendable {
  /// A backend shared by tests that need no other: it keeps no state.
  public static let shared = Result { try Backend() }

  /// The address with a slash at its end.
  public let address: String
  private let child: Child
  /// The backend ends when its input does, even when a test crashes.
  private let stdin: Pipe

  public init(serving folder: String = "SampleFeeds", trustedBy authority: TestAuthority? = nil) throws {
    stdin = try Pipe()
    let stdout = try Pipe()
    let errors = try Pipe()
    var arguments = [
      Repository.path("Tests/Backend/backend.py"), folder.hasPrefix("/") ? folder : Repository.path(folder), "--port",
      "0", "--faults", "--quiet",
      "--until-end-of-input",
    ]
    if let authority { arguments += ["--certificate", authority.certificate, "--key", authority.key] }
    child = try Child(
      "python3", arguments, environment: TestEnvironment.minimal,
      descriptors: [stdin.readEnd, stdout.writeEnd, errors.writeEnd])
    stdin.closeReadEnd()
    stdout.closeWriteEnd()
    errors.closeWriteEnd()
    // The backend writes its address when it listens; when it cannot listen, it ends.
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while read(stdout.readEnd, &byte, 1) == 1, byte != UInt8(ascii: "\n") { line.append(byte) }
    address = String(decoding: line, as: UTF8.self)
    guard address.hasPrefix("http") else {
      var words = [UInt8](repeating: 0, count: 4096)
      let count = max(0, read(errors.readEnd, &words, words.count))
      throw HarnessError("the backend does not start: \(String(decoding: words.prefix(count), as: UTF8.self))")
    }
  }

  deinit {
    kill(child.pid, SIGKILL)
    _ = child.reap()
  }

  /// The address of a fault: a response that no backend should give.
  public func fault(_ name: String) -> String { address + "faults/" + name }

  public var port: String { String(address.dropLast().split(separator: ":").last ?? "") }
}
