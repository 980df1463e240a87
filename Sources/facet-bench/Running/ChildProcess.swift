import Foundation

/// A program that is run to its end for its output. It shares the standard error of this process, but not its memory.
struct ChildProcess {
  let command: [String]

  /// Returns the output of the child, or `nil` if the program does not exist.
  func output() throws(Failure) -> String? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .system("no pipe: \(String(cString: strerror(errno)))") }
    defer { close(ends[0]) }
    let started = spawn(writingTo: ends[1], closing: ends[0])
    close(ends[1])
    guard let process = started else { return nil }
    let text = String(decoding: Self.readAll(from: ends[0]), as: UTF8.self)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    // A shell, `env` and the spawned child itself end with 127 when the program does not exist.
    if status == 127 << 8 { return nil }
    guard status == 0 else { throw .software("'\(command[0])' failed with wait status \(status)") }
    return text
  }

  private func spawn(writingTo output: Int32, closing input: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addclose(&actions, input)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addclose(&actions, output)
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    arguments.append(nil)
    defer { arguments.forEach { free($0) } }
    var process = pid_t()
    return posix_spawnp(&process, command[0], &actions, nil, arguments, environ) == 0 ? process : nil
  }

  private static func readAll(from file: Int32) -> [UInt8] {
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(file, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return result }
      result += chunk[..<count]
    }
  }
}
