import CSpawn
import Foundation

/// A started program with exactly the descriptors it was given: all others of the tests are closed in it.
struct Child {
  let pid: pid_t

  /// Starts the program; `descriptors` become its 0, 1, 2, …
  ///
  /// It leads a session of its own, which never has the terminal of the tests. `terminal` controls the session, if given.
  init(
    _ program: String, _ arguments: [String], environment: [String: String], descriptors: [Int32],
    terminal: String? = nil
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let terminal {
      // The first terminal a session leader opens becomes the controlling one.
      posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    }
    for (target, source) in descriptors.enumerated() where source >= 0 {
      posix_spawn_file_actions_adddup2(&actions, source, Int32(target))
    }
    // Foundation does not have the files that it writes closed on exec.
    posix_spawn_file_actions_addclosefrom_np(&actions, Int32(descriptors.count))

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The program must not inherit the ignored and blocked signals of the test runner.
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK) | Self.newSession))

    var pid: pid_t = 0
    let failure = Self.withCStrings([program] + arguments) { argv in
      Self.withCStrings(environment.map { "\($0.key)=\($0.value)" }) { envp in
        Pipe.lock.withLock { _ in posix_spawnp(&pid, program, &actions, &attributes, argv, envp) }
      }
    }
    guard failure == 0 else { throw HarnessError("cannot start \(program): \(systemErrorText(failure))") }
    self.pid = pid
  }

  /// Waits for the end. Call it when the program is known to have ended, or after `kill`.
  func reap() -> Ending {
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    return Ending(status)
  }

  /// POSIX_SPAWN_SETSID, which is not imported.
  private static let newSession: Int32 = 0x80

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
  }
}
