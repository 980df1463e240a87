import Glibc

/// Hands addresses to the program with which the system opens them. No shell reads them.
enum Opener {
  private static let openers = ["xdg-open", "open", "wslview"]

  /// Returns whether a program has taken the address. It runs on its own and does not write to this terminal.
  static func open(_ address: String) -> Bool {
    // Collects the openers that have ended. There are no other children.
    while waitpid(-1, nil, WNOHANG) > 0 {}
    return openers.contains { start($0, address) }
  }

  private static func start(_ program: String, _ address: String) -> Bool {
    var files = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    guard posix_spawn_file_actions_init(&files) == 0 else { return false }
    defer { posix_spawn_file_actions_destroy(&files) }
    guard posix_spawnattr_init(&attributes) == 0 else { return false }
    defer { posix_spawnattr_destroy(&attributes) }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&files, descriptor, "/dev/null", O_RDWR, 0)
    }
    // The opener starts with the usual treatment of all signals.
    var all = sigset_t()
    var none = sigset_t()
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
    let arguments = [strdup(program), strdup(address), nil]
    defer { arguments.forEach { free($0) } }
    var child = pid_t()
    return posix_spawnp(&child, program, &files, &attributes, arguments, environ) == 0
  }
}
