import Glibc

/// A running process that decodes, and the end of the socket to it. Its end is the end of this value.
struct DecoderChild: ~Copyable {
  let process: pid_t
  let socket: Int32

  /// Starts a command line; `nil` if that fails. The process gets a socket as standard input, and no environment: a
  /// variable could make it load other libraries.
  init?(_ program: [String]) {
    guard let path = program.first else { return nil }
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else { return nil }
    defer { close(ends[1]) }
    guard
      fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0,
      let process = Self.start(path, program, standardInput: ends[1])
    else {
      close(ends[0])
      return nil
    }
    self.process = process
    socket = ends[0]
  }

  private static func start(_ path: String, _ arguments: [String], standardInput: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, standardInput, 0)
    // Warnings of the libraries are not for the screen.
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Signals that this process ignores or holds back end that one as usual.
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var environment: [UnsafeMutablePointer<CChar>?] = [nil]
    var process: pid_t = 0
    return posix_spawn(&process, path, &actions, &attributes, &words, &environment) == 0 ? process : nil
  }

  /// Kills the process without waiting for its end. Returns its id, with which the caller must wait for it.
  consuming func end() -> pid_t {
    let process = process
    close(socket)
    kill(process, SIGKILL)
    discard self
    return process
  }

  deinit {
    close(socket)
    kill(process, SIGKILL)
    waitForEnd(of: process)
  }
}

/// Waits until a process that was killed has ended, so that it leaves no entry behind.
func waitForEnd(of process: pid_t) {
  while waitpid(process, nil, 0) < 0, errno == EINTR {}
}
