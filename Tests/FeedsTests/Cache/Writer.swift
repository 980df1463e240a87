import TestSupport

/// A program that keeps one answer after the other until it is killed.
final class Writer {
  private let command: RunningCommand

  init(path: String, from number: Int) throws {
    command = try RunningCommand(BuiltProduct.path("cache-writer"), [path, String(number)])
  }

  /// Until it has kept so many.
  func wait(for count: Int) {
    command.wait(forLines: count)
  }

  /// Wherever it is.
  func kill() -> Ending {
    command.kill()
  }

  /// Of the answers that it has kept, after it has been killed.
  var numbers: [Int] { command.output.split(separator: "\n").compactMap { Int($0) } }
}
