import Foundation
import TestSupport
import Testing

/// Clients of the socket on which a running program is asked to show a facet.
struct ShowSocketTests {
  /// A connection to the socket, closed when it goes away.
  private final class Client {
    private let socket: Int32

    init(_ path: String) throws {
      socket = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
      let status = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
      try #require(status == 0, "\(String(cString: strerror(errno)))")
    }

    deinit { close(socket) }

    /// Sends bytes. The program may have closed the connection before it has read all of them.
    func send(_ bytes: [UInt8]) { _ = Foundation.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) }
    func send(_ line: String) { send(Array(line.utf8)) }

    /// All that the program answers until it closes the connection.
    func answer() -> String {
      var all: [UInt8] = []
      var bytes = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = recv(socket, &bytes, bytes.count, 0)
        guard count > 0 else { return String(decoding: all, as: UTF8.self) }
        all += bytes.prefix(count)
      }
    }
  }

  @Test("Clients that send noise, too much, nothing or half a line do not keep others from being served")
  func hostileClientsAreLeft() throws {
    let runtime = try TemporaryFolder()
    chmod(runtime.path, 0o700)
    let home = Facet.sample("home")
    let session = try PtySession(Facet.path, [home], environment: ["XDG_RUNTIME_DIR": runtime.path])
    try session.wait(forText: "q quit", after: 0)
    let folder = runtime.path("facet")
    let path = folder + "/" + (try #require(session.socket(in: folder)))
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)

    for line in ["\n", "[[[[[\n", "{\"show\": 7}\n", "\u{1B}]0;title\u{7}\n"] {
      let client = try Client(path)
      client.send(line)
      #expect(client.answer().contains(#""ok":false"#))
    }
    let greedy = try Client(path)
    greedy.send([UInt8](repeating: UInt8(ascii: "["), count: 60_000))
    #expect(greedy.answer().isEmpty)
    for _ in 0..<20 { _ = try Client(path) }
    let silent = try (0..<8).map { _ in try Client(path) }
    silent[1].send(#"{"show": {"file": "/"#)

    let asker = try Client(path)
    asker.send("{\"show\": {\"file\": \"\(home)\", \"at\": \"/body\"}}\n")
    let answer = asker.answer()
    #expect(answer.contains("\"ok\":"), "\(answer)")
    // The time of each is over before the program is asked to be at rest.
    for client in silent { #expect(client.answer().isEmpty) }
    try session.settle()
    let before = try session.figures
    #expect(session.outputWhileIdle(for: .milliseconds(500)).isEmpty)
    #expect(try session.figures.sleeps == before.sleeps)
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
  }
}

extension PtySession {
  /// Waits until the program listens, and returns the name of its socket.
  func socket(in folder: String) -> String? {
    let deadline = ContinuousClock.now + .patience
    while ContinuousClock.now < deadline {
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
      if let socket = names?.first(where: { $0.hasSuffix(".sock") }) { return socket }
      _ = outputWhileIdle(for: .milliseconds(20))
    }
    return nil
  }
}
