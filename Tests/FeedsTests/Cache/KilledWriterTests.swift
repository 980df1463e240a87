import Foundation
import JSON
import TestSupport
import Testing

@testable import Feeds
@testable import cache_writer

/// A program that is killed in the middle of its writing, again and again.
struct KilledWriterTests {
  @Test func whatHasBeenKeptIsThereAfterwards() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("cache.sqlite")
    var generator = SeededGenerator(seed: 100)
    var next = 0
    for _ in 0..<100 {
      let writer = Process()
      writer.executableURL = URL(filePath: BuiltProduct.path("cache-writer"))
      writer.arguments = [path, String(next)]
      let output = Foundation.Pipe()
      writer.standardOutput = output
      try writer.run()
      // Somewhere behind one of its first answers, never where it waits for us.
      let enough = Int.random(in: 1...12, using: &generator)
      var said = Data()
      while said.count(where: { $0 == UInt8(ascii: "\n") }) < enough {
        let more = output.fileHandleForReading.availableData
        if more.isEmpty { break }
        said += more
      }
      usleep(UInt32.random(in: 0..<1500, using: &generator))
      kill(writer.processIdentifier, SIGKILL)
      writer.waitUntilExit()
      said += output.fileHandleForReading.readDataToEndOfFile()
      #expect(writer.terminationReason == .uncaughtSignal, "it has not ended by itself")

      let numbers = String(decoding: said, as: UTF8.self).split(separator: "\n").compactMap { Int($0) }
      let last = try #require(numbers.last)
      #expect(numbers == Array(next...last))
      let cache = try ResponseCache(path: path, limit: 1 << 40, clock: { 0 })
      for number in numbers {
        let written = WrittenAnswer(number)
        let kept = try #require(try cache.answer(to: written.key), "answer \(number)").body
        #expect(kept.hasSameBytes(as: written.response.body), "answer \(number)")
      }
      next = last + 1
      // One more may have been kept than it could say. None is there in part.
      let count = try cache.summary().answers
      #expect(count == next || count == next + 1)
    }
    let connection = try SQLiteConnection(SQLiteLibrary(), path: path)
    #expect(try connection.run("PRAGMA integrity_check") { $0.text(0) } == ["ok"])
  }
}
