import Foundation
import TestSupport
import Testing

/// A program that keeps one answer after the other until it is killed.
final class Writer {
  private let process = Process()
  private let output = Foundation.Pipe()
  private var said = Data()

  init(path: String, from number: Int) throws {
    process.executableURL = URL(filePath: BuiltProduct.path("cache-writer"))
    process.arguments = [path, String(number)]
    process.standardOutput = output
    try process.run()
  }

  deinit {
    kill()
  }

  /// Until it has kept so many.
  func wait(for count: Int) {
    while said.count(where: { $0 == UInt8(ascii: "\n") }) < count {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return }
      said += more
    }
  }

  /// Wherever it is.
  func kill() {
    guard process.isRunning else { return }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    said += output.fileHandleForReading.readDataToEndOfFile()
  }

  var hasEndedByItself: Bool { process.terminationReason == .exit }

  /// Of the answers that it has kept, after it has been killed.
  var numbers: [Int] {
    String(decoding: said, as: UTF8.self).split(separator: "\n").compactMap { Int($0) }
  }
}
