import Glibc
import Reporting
import Terminal
import Text

/// The socket on which a running program is asked to show a facet.
///
/// It is opened after the first frame, and waits in the program's own poll: without a connection nothing wakes up.
struct ShowSocket: ~Copyable {
  private var listener: Int32 = -1
  private var path: String?
  private var connections: [Connection] = []
  private var nextNumber = 0
  private(set) var isDecided = false

  private struct Connection {
    let number: Int
    let socket: Int32
    let begin: Moment
    var line: [UInt8] = []
    /// Whether its request was read and waits for the answer.
    var isAsking = false
  }

  /// The most connections at one time. Further ones wait.
  private static let most = 4
  /// The time after which a connection without a whole line is closed, in milliseconds.
  private static let patience = 1000

  /// Opens the socket, if the user has a private folder for it.
  mutating func open(_ environment: (String) -> String?) {
    isDecided = true
    guard let path = SocketFolder(environment, isMade: true)?.own else { return }
    let socket = SocketFolder.makeSocket()
    guard socket >= 0 else { return }
    // A process that had the same number may have left a socket.
    unlink(path)
    let isBound = SocketFolder.withAddress(of: path) { bind(socket, $0, $1) == 0 } ?? false
    guard isBound, chmod(path, 0o600) == 0, listen(socket, Int32(Self.most)) == 0 else {
      if isBound { unlink(path) }
      Glibc.close(socket)
      return
    }
    listener = socket
    self.path = path
  }

  /// Does without a socket.
  mutating func leaveClosed() {
    isDecided = true
  }

  mutating func close() {
    for connection in connections { Glibc.close(connection.socket) }
    connections = []
    if listener >= 0 { Glibc.close(listener) }
    listener = -1
    if let path { unlink(path) }
    path = nil
  }

  var waits: [pollfd] {
    guard listener >= 0 else { return [] }
    let open = connections.map { pollfd(fd: $0.socket, events: Int16(POLLIN), revents: 0) }
    return connections.count < Self.most ? open + [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)] : open
  }

  /// The longest time that a poll may wait for the rest of a request; `nil` without a connection.
  var millisecondsLeft: Int? {
    connections.map { max(0, Self.patience - ($0.begin.duration(to: .now)).milliseconds) }.min()
  }

  /// The requests that have arrived. Each waits for its answer.
  mutating func takeRequests() -> [ShowRequest] {
    guard listener >= 0 else { return [] }
    accept()
    var requests: [ShowRequest] = []
    for index in connections.indices.reversed() {
      if Self.read(&connections[index]) {
        let line = connections[index].line.prefix { $0 != UInt8(ascii: "\n") }
        if let request = ShowRequest(line, connection: connections[index].number) {
          connections[index].isAsking = true
          requests.append(request)
        } else {
          answer(connections[index].number, with: .object([("ok", .bool(false)), ("error", .string("not a request"))]))
        }
      } else if connections[index].line.count > ShowRequest.mostBytes || Self.isOver(connections[index]) {
        Glibc.close(connections[index].socket)
        connections.remove(at: index)
      }
    }
    return requests.reversed()
  }

  /// Answers a request, with the reason if the facet is not shown.
  mutating func answer(_ request: ShowRequest, _ reason: SafeText?) {
    let answer: JSONOutput =
      reason.map { .object([("ok", .bool(false)), ("error", .string($0))]) } ?? .object([("ok", .bool(true))])
    self.answer(request.connection, with: answer)
  }

  private mutating func answer(_ number: Int, with answer: JSONOutput) {
    guard let index = connections.firstIndex(where: { $0.number == number }) else { return }
    let bytes = Array((answer.text + "\n").utf8)
    // The answer is far smaller than the buffer of a socket. A client that has gone away needs none.
    _ = send(connections[index].socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    Glibc.close(connections[index].socket)
    connections.remove(at: index)
  }

  private mutating func accept() {
    while connections.count < Self.most {
      let socket = Glibc.accept(listener, nil, nil)
      guard socket >= 0 else { return }
      _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
      _ = fcntl(socket, F_SETFL, O_NONBLOCK)
      guard SocketFolder.isOwnUser(socket) else {
        Glibc.close(socket)
        continue
      }
      nextNumber += 1
      connections.append(Connection(number: nextNumber, socket: socket, begin: .now))
    }
  }

  /// Reads from a connection. Returns whether a whole line is there.
  private static func read(_ connection: inout Connection) -> Bool {
    guard !connection.isAsking else { return false }
    var bytes = [UInt8](
      repeating: 0, count: ShowRequest.mostBytes + 1 - min(connection.line.count, ShowRequest.mostBytes))
    let count = Glibc.read(connection.socket, &bytes, bytes.count)
    guard count > 0 else { return false }
    connection.line += bytes.prefix(count)
    return connection.line.count <= ShowRequest.mostBytes && connection.line.contains(UInt8(ascii: "\n"))
  }

  /// Whether a connection has ended or takes too long.
  private static func isOver(_ connection: Connection) -> Bool {
    if connection.begin.duration(to: .now).milliseconds >= patience { return true }
    var byte: UInt8 = 0
    return recv(connection.socket, &byte, 1, Int32(MSG_PEEK)) == 0
  }
}
