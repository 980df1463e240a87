import Glibc
import Terminal

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
    var child = pid_t()
    return ProgramStart([program, address], streams: .none, hasOwnGroup: true).run(&child) == 0
  }
}
