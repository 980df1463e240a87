import Glibc
import Terminal

/// Hands addresses to the program with which the system opens them. No shell reads them.
struct Opener {
  private static let openers = ["xdg-open", "open", "wslview"]

  /// The programs that may still be running.
  private var children: [pid_t] = []

  /// Returns whether a program has taken the address. It runs on its own and does not write to this terminal.
  mutating func open(_ address: String) -> Bool {
    children.removeAll { waitpid($0, nil, WNOHANG) != 0 }
    for program in Self.openers {
      var child = pid_t()
      guard ProgramStart([program, address], streams: .none, hasOwnGroup: true).run(&child) == 0 else { continue }
      children.append(child)
      return true
    }
    return false
  }
}
