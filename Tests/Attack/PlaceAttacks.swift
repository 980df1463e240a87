import Foundation
import TestSupport
import Testing

/// A kind of file that an attacker may put at a path.
private enum FileKind: String, CaseIterable {
  case pipe, stalledPipe, null, full, terminal, folder, socket, circle, nothing, unreadable, empty, feed, noise

  /// Creates the file at a path. Returns a descriptor to keep open, or -1.
  func put(at path: String, _ random: inout SeededGenerator) throws -> Int32 {
    let files = FileManager.default
    switch self {
    case .pipe: mkfifo(path, 0o600)
    case .stalledPipe:
      mkfifo(path, 0o600)
      // Both ends are open, but no data is written or read.
      return open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    case .null: symlink("/dev/null", path)
    case .full: symlink("/dev/full", path)
    case .terminal: symlink("/dev/tty", path)
    case .folder: try files.createDirectory(atPath: path, withIntermediateDirectories: false)
    case .socket:
      let descriptor = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
      _ = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
      return descriptor
    case .circle: symlink(path, path)
    case .nothing: break
    case .unreadable: try Data("{}".utf8).write(to: URL(filePath: path)); chmod(path, 0)
    case .empty: try Data().write(to: URL(filePath: path))
    case .feed: try files.copyItem(atPath: Repository.path("SampleFeeds/store.json"), toPath: path)
    case .noise:
      try Data((0..<999).map { _ in UInt8.random(in: 0...255, using: &random) }).write(to: URL(filePath: path))
    }
    return -1
  }
}

/// A use of a path: the command line that leads to it, and the other files that the command needs.
private struct PathUse: Sendable {
  let name: String
  /// The path, inside the folder of a trial.
  let path: String
  let arguments: @Sendable (_ folder: String) -> [String]
  /// The other files that the command needs.
  var files: [(name: String, text: String)] = []
  var environment: @Sendable (_ folder: String) -> [String: String] = { _ in [:] }

  static let sample = Repository.path("SampleFeeds/home.json")

  static let all: [PathUse] = [
    PathUse(name: "a page", path: "x") { ["render", $0 + "/x"] },
    PathUse(name: "a second page", path: "x") { ["render", sample, $0 + "/x", "--keys", "G G r"] },
    PathUse(name: "an archive", path: "x.har") { ["render", $0 + "/x.har"] },
    PathUse(name: "a bundle's index", path: "index.json") { ["render", $0] },
    PathUse(
      name: "a bundle's page", path: "x", arguments: { ["render", $0, "--keys", "j r"] },
      files: [("index.json", #"{"entry":"x"}"#)]),
    PathUse(name: "a linted file", path: "x") { ["lint", $0 + "/x"] },
    PathUse(name: "a file in a linted folder", path: "x.json") { ["lint", $0] },
    PathUse(
      name: "a file that a linted index names", path: "x", arguments: { ["lint", $0] },
      files: [("index.json", #"{"entry":"x"}"#)]),
    PathUse(name: "an old feed", path: "x") { ["diff", $0 + "/x", sample] },
    PathUse(name: "a compared feed", path: "x") { ["render", sample, "--compare", $0 + "/x"] },
    PathUse(name: "a brand's words", path: "brand.json") { ["render", sample, "--brand", $0] },
    PathUse(
      name: "a brand's tokens", path: "base.tokens.json", arguments: { ["render", sample, "--brand", $0 + "/"] },
      files: [("brand.json", #"{"name":"x"}"#)]),
    PathUse(name: "a session", path: "x.jsonl") { ["replay", $0 + "/x.jsonl", "--check"] },
    PathUse(name: "a session to export", path: "x.jsonl") { ["export", $0 + "/x.jsonl", "-o", $0 + "/o.har"] },
    PathUse(name: "an export", path: "x.har") { ["export", $0 + "/none.jsonl", "-o", $0 + "/x.har"] },
    PathUse(name: "a log to sum up", path: "x") { ["events", $0 + "/x"] },
    PathUse(name: "a recording", path: "x") {
      ["record", sample, "-o", $0 + "/x", "--size", "99x30", "--keys", "j j"]
    },
    PathUse(name: "a log", path: "x") { ["render", sample, "--keys", "Wait:1200ms", "--log", $0 + "/x"] },
    PathUse(name: "a saved frame", path: "x") { ["render", sample, "--keys", "Save:\($0)/x"] },
    PathUse(name: "headers", path: "x") { ["render", "http://127.0.0.1:1/", "--header-file", $0 + "/x"] },
    PathUse(name: "an operation", path: "x") { ["render", "http://127.0.0.1:1/", "--graphql", $0 + "/x"] },
    PathUse(name: "certificates", path: "x") { ["render", "https://127.0.0.1:1/", "--cacert", $0 + "/x"] },
    PathUse(
      name: "the environment's certificates", path: "x", arguments: { _ in ["render", "https://127.0.0.1:1/"] },
      environment: { ["SSL_CERT_FILE": $0 + "/x"] }),
    PathUse(
      name: "the configuration", path: "facet", arguments: { _ in ["brands"] },
      environment: { ["XDG_CONFIG_HOME": $0] }),
    PathUse(
      name: "the cache", path: "facet", arguments: { _ in ["cache"] }, environment: { ["XDG_CACHE_HOME": $0] }),
    PathUse(
      name: "the cache's file", path: "facet/cache.sqlite", arguments: { _ in ["cache", "prune", "0"] },
      files: [("facet/x", "")], environment: { ["XDG_CACHE_HOME": $0] }),
    PathUse(
      name: "a page that is not fresh", path: "facet/cache.sqlite-wal",
      arguments: { _ in ["render", "http://127.0.0.1:1/", "--offline"] }, files: [("facet/cache.sqlite", "")],
      environment: { ["XDG_CACHE_HOME": $0] }),
  ]
}

extension AttackTests {
  @Test("Pipes, devices and other kinds of file at any path end a run with a status, or at the first SIGTERM")
  func places() throws {
    try Attack(fewTrials: 12).run { random in
      let folder = try TemporaryFolder()
      guard let use = PathUse.all.randomElement(using: &random),
        let kind = FileKind.allCases.randomElement(using: &random)
      else { return }
      for file in use.files { try folder.write(file.text, to: file.name) }
      let held = try kind.put(at: folder.path(use.path), &random)
      defer { if held >= 0 { close(held) } }
      // The program waits for a pipe that the user has named, and reads a device up to the limit (/dev/full gives zeros
      // without end). A signal ends both.
      let mayWait = [.pipe, .stalledPipe, .terminal, .full].contains(kind)
      let ended = try Command.run(
        "timeout", ["--kill-after=3", mayWait ? "2" : "10", Attack.program] + use.arguments(folder.path),
        environment: use.environment(folder.path), within: .seconds(20))
      let what = "\(kind.rawValue) as \(use.name): \(ended.status) \(ended.errors)"
      guard case .exited(let status) = ended.status, status < 128 else { throw AttackFault(what) }
      try AttackFault.unless(!ended.errors.utf8.contains(0x1B), what)
      // `timeout` returns 124 when it had to send SIGTERM.
      try AttackFault.unless(status != 124 || mayWait, what)
    }
  }

  @Test("When another kind of file replaces a watched one, keys work and the terminal is restored")
  func watchedPlaces() throws {
    try Attack(fewTrials: 3).run { random in
      let folder = try TemporaryFolder()
      let isBundle = Bool.random(using: &random)
      if isBundle { try folder.write(#"{"entry":"home.json"}"#, to: "index.json") }
      let file = try folder.write(try String(contentsOfFile: PathUse.sample, encoding: .utf8), to: "home.json")
      let session = try PtySession(
        Attack.program, [isBundle ? folder.path : file], environment: ["FACET_QUERIES": "0"])
      try session.wait(forText: "360 results", after: 0)
      var kinds: [String] = []
      var held: [Int32] = []
      defer { for descriptor in held where descriptor >= 0 { close(descriptor) } }
      for number in 0..<Int.random(in: 1...4, using: &random) {
        guard let kind = FileKind.allCases.randomElement(using: &random) else { continue }
        kinds.append(kind.rawValue)
        let path = folder.path("other\(number)")
        held.append(try kind.put(at: path, &random))
        try? FileManager.default.removeItem(atPath: file)
        rename(path, file)
        _ = session.outputWhileIdle(for: .milliseconds(Int.random(in: 0...150, using: &random)))
        if Bool.random(using: &random) { try session.send("r") }
      }
      // The help is drawn over every page.
      let start = session.output.count
      try session.send("?")
      do {
        try session.wait(for: "the help", within: .seconds(5)) { $0.count > start }
      } catch {
        throw AttackFault("\(kinds): \(error)")
      }
      session.send(SIGTERM)
      let ending = try session.waitForExit(within: .seconds(5))
      try AttackFault.unless(ending == .exited(128 + SIGTERM), "\(kinds): \(ending)")
      try AttackFault.unless(session.privateModes.areRestored, "\(kinds): \(session.privateModes.on)")
    }
  }
}
