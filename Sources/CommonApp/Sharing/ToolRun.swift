import Glibc
import Terminal

/// A run of another program that makes a file. No shell reads its words, and it has no input.
enum ToolRun {
  /// The longest time in milliseconds.
  private static let patience = 60_000
  private static let step = 5

  /// Whether a folder of PATH has the program.
  static func isInstalled(_ program: String) -> Bool {
    guard let path = getenv("PATH").map({ String(cString: $0) }) else { return false }
    return path.split(separator: ":").contains { folder in
      folder.hasPrefix("/") && access(folder + "/" + program, X_OK) == 0
    }
  }

  /// Runs the program to its end. Returns whether it ended well and in time.
  static func run(_ words: [String]) -> Bool {
    var child: pid_t = 0
    guard ProgramStart(words, streams: .none, hasOwnGroup: true).run(&child) == 0 else { return false }
    var status: Int32 = 0
    var waited = 0
    while waited < patience {
      let ended = waitpid(child, &status, WNOHANG)
      if ended == child { return status == 0 }
      if ended < 0, errno != EINTR { return false }
      usleep(UInt32(step * 1000))
      waited += step
    }
    kill(-child, SIGKILL)
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return false
  }
}
