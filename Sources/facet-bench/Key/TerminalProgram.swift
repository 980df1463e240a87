import Foundation

/// A program with a terminal of its own, and the time that it takes to answer keys.
final class TerminalProgram {
  private let terminal: Int32
  private let process: pid_t
  private var hasEnded = false

  /// The time without output after which a program has finished.
  private static let pause: Int32 = 30
  /// The number of pauses after which a program has not ended.
  private static let mostWaits = 2000
  /// The longest wait for an answer, in milliseconds.
  private static let patience: Int32 = 2000
  // TIOCSPTLCK, TIOCGPTN and POSIX_SPAWN_SETSID, which are not imported.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430
  private static let ownSession: Int16 = 0x80
  /// The question about the kind of the terminal, which a terminal answers, and the answer of one without abilities.
  private static let question = Array("\u{1B}[c".utf8)
  private static let answer = "\u{1B}[?62c"

  /// Starts a program on a terminal of a size; `nil` if it cannot be started.
  init?(_ command: [String], columns: UInt16, rows: UInt16) {
    let arguments = command.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var environment = ProcessInfo.processInfo.environment
    environment["TERM"] = "xterm-256color"
    environment["COLORTERM"] = nil
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { variables.forEach { free($0) } }
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0 else { return nil }
    var (unlocked, number): (Int32, Int32) = (0, 0)
    guard ioctl(terminal, Self.setLock, &unlocked) == 0, ioctl(terminal, Self.getNumber, &number) == 0,
      ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0
    else {
      close(terminal)
      return nil
    }
    let name = "/dev/pts/\(number)"
    var files = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&files)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&files)
      posix_spawnattr_destroy(&attributes)
    }
    // The first terminal that the leader of a new session opens becomes its own.
    posix_spawnattr_setflags(&attributes, Self.ownSession)
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&files, descriptor, name, O_RDWR, 0)
    }
    var process = pid_t()
    guard posix_spawn(&process, command[0], &files, &attributes, arguments, variables) == 0 else {
      close(terminal)
      return nil
    }
    self.terminal = terminal
    self.process = process
    _ = readAll(waiting: Self.patience)
    // Pictures and answers come after the first frame.
    while readAll(waiting: 10 * Self.pause) > 0 {}
  }

  deinit {
    if !hasEnded {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(terminal)
  }

  /// Sends a key after a pause. Returns the seconds up to the first byte of the answer, and the bytes of all of it;
  /// `nil` without an answer.
  func press(_ key: String) -> (seconds: Double, bytes: Int)? {
    usleep(UInt32(Self.pause) * 1000)
    let clock = ContinuousClock()
    let start = clock.now
    guard write(terminal, key, key.utf8.count) == key.utf8.count, isReadable(within: Self.patience) else { return nil }
    let time = clock.now - start
    return (time / .seconds(1), readAll(waiting: Self.pause))
  }

  /// Sends the key that ends the program, and waits for the end. Returns `false` if it goes on.
  func end(with key: String) -> Bool {
    _ = write(terminal, key, key.utf8.count)
    for _ in 0..<Self.mostWaits where !hasEnded {
      _ = readAll(waiting: Self.pause)
      hasEnded = waitpid(process, nil, WNOHANG) == process
    }
    return hasEnded
  }

  private func isReadable(within milliseconds: Int32) -> Bool {
    var state = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, milliseconds) > 0 && state.revents & Int16(POLLIN) != 0
  }

  /// Reads until the program has written nothing for a while. Returns the number of bytes.
  private func readAll(waiting milliseconds: Int32) -> Int {
    var (count, wait) = (0, milliseconds)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while isReadable(within: wait) {
      let size = read(terminal, &buffer, buffer.count)
      guard size > 0 else { break }
      if buffer[..<size].contains(Self.question) { _ = write(terminal, Self.answer, Self.answer.utf8.count) }
      (count, wait) = (count + size, Self.pause)
    }
    return count
  }
}
