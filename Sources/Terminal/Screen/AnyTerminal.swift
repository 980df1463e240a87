import Glibc

/// Checks for a terminal with a user behind it, wherever the standard streams lead.
public enum AnyTerminal {
  public static var isThere: Bool {
    if [STDOUT_FILENO, STDERR_FILENO, STDIN_FILENO].contains(where: { isatty($0) == 1 }) { return true }
    let descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    return true
  }
}
