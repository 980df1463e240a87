import Glibc

/// The start of another program, which is found in PATH. No shell reads its words.
package struct ProgramStart {
  /// The streams of the program.
  package enum Streams {
    case none
    case terminal(input: Int32, output: Int32)
  }

  private let words: [String]
  private let streams: Streams
  /// Whether the keys of the terminal do not reach the program.
  private let hasOwnGroup: Bool

  package init(_ words: [String], streams: Streams, hasOwnGroup: Bool) {
    self.words = words
    self.streams = streams
    self.hasOwnGroup = hasOwnGroup
  }

  /// Starts the program with the usual treatment of all signals. Returns 0, or the number of the system's error.
  package func run(_ child: inout pid_t) -> Int32 {
    guard let program = words.first else { return ENOENT }
    var files = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    guard posix_spawn_file_actions_init(&files) == 0 else { return ENOMEM }
    defer { posix_spawn_file_actions_destroy(&files) }
    guard posix_spawnattr_init(&attributes) == 0 else { return ENOMEM }
    defer { posix_spawnattr_destroy(&attributes) }
    switch streams {
    case .none:
      for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_addopen(&files, descriptor, "/dev/null", O_RDWR, 0)
      }
    case .terminal(let input, let output):
      posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO)
      posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO)
    }
    var all = sigset_t()
    var none = sigset_t()
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    let group = hasOwnGroup ? POSIX_SPAWN_SETPGROUP : 0
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | group))
    let arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    return posix_spawnp(&child, program, &files, &attributes, arguments, environ)
  }
}
