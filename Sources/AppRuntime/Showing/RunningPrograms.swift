import Glibc
import JSON
import Reporting
import Terminal
import Text

/// The running programs of the user, asked to show a facet.
package struct RunningPrograms {
  private let folder: SocketFolder?

  /// The time that a program has for its answer, in milliseconds. One that is suspended gives none.
  private static let patience = 700
  private static let mostBytes = 8192

  package init(_ environment: (String) -> String?) {
    folder = SocketFolder(environment, isMade: false)
  }

  /// The reason no program shows a facet.
  package enum Refusal: Error {
    /// No program runs, or none has a socket.
    case noneRuns
    /// The newest program has refused, with its reason.
    case refused(SafeText)
  }

  /// Asks the programs in turn, the newest first, until one shows the facet.
  package func show(_ request: ShowRequest) throws(Refusal) {
    var refusal = Refusal.noneRuns
    let line = JSONOutput.object([
      ("show", .object([("file", .exact(request.file)), ("at", .exact(request.place))]))
    ])
    let deadline = Moment.now + .milliseconds(Self.patience * 3)
    for path in folder?.sockets ?? [] where Moment.now.duration(to: deadline) > .zero {
      guard let answer = Self.ask(path, line.text + "\n") else { continue }
      switch answer {
      case .shown: return
      case .refused(let reason): if case .noneRuns = refusal { refusal = .refused(reason) }
      }
    }
    throw refusal
  }

  private enum Answer {
    case shown
    case refused(SafeText)
  }

  /// Asks one program; `nil` if it does not answer.
  private static func ask(_ path: String, _ line: String) -> Answer? {
    let socket = SocketFolder.makeSocket()
    guard socket >= 0 else { return nil }
    defer { close(socket) }
    let isConnected = SocketFolder.withAddress(of: path) { connect(socket, $0, $1) == 0 } ?? false
    guard isConnected, SocketFolder.isOwnUser(socket) else {
      // Its program has ended without removing it.
      if errno == ECONNREFUSED { unlink(path) }
      return nil
    }
    let bytes = Array(line.utf8)
    guard send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else { return nil }
    let deadline = Moment.now + .milliseconds(patience)
    var answer: [UInt8] = []
    while answer.count < mostBytes, !answer.contains(UInt8(ascii: "\n")) {
      var input = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      let left = Moment.now.duration(to: deadline).milliseconds
      guard left > 0, poll(&input, 1, Int32(clamping: left)) > 0 else { return nil }
      var chunk = [UInt8](repeating: 0, count: 1024)
      let count = read(socket, &chunk, chunk.count)
      guard count > 0 else { break }
      answer += chunk.prefix(count)
    }
    guard let root = try? Document.read(ByteBuffer(answer), interner: Interner()).root else { return nil }
    if root["ok"]?.bool == true { return .shown }
    return .refused(SafeText(root["error"]?.string ?? ""))
  }
}
