import TestSupport

/// A program that keeps answers in a cache, one after the other, until it is killed.
final class Writer {
  private let command: RunningCommand

  init(path: String, from number: Int) throws {
    command = try RunningCommand(BuiltProduct.path("cache-writer"), [path, String(number)])
  }

  /// Waits until the program has kept the given number of answers.
  func wait(for count: Int) {
    command.wait(forLines: count)
  }

  /// Kills the program wherever it is in its work.
  func kill() -> Ending {
    command.kill()
  }

  /// The numbers of the answers that the program has reported as kept. Complete only after it is killed.
  var numbers: [Int] { command.output.split(separator: "\n").compactMap { Int($0) } }
}
