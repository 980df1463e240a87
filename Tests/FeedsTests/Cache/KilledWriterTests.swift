import Foundation
import JSON
import TestSupport
import Testing

@testable import Feeds
@testable import cache_writer

/// Programs that are killed while they write to a cache, again and again.
struct KilledWriterTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("cache.sqlite")
  }

  /// Checks that every answer which a writer reported is kept whole.
  private func check(_ numbers: [Int]) throws {
    let cache = try ResponseCache(path: path, limit: 1 << 40, clock: { 0 })
    for number in numbers {
      let written = WrittenAnswer(number)
      let kept = try #require(try cache.answer(to: written.key), "answer \(number)").body
      #expect(kept.hasSameBytes(as: written.response.body), "answer \(number)")
    }
  }

  private func expectNoDamage() throws {
    let connection = try SQLiteConnection(SQLiteLibrary(), path: path)
    #expect(try connection.run("PRAGMA integrity_check") { $0.text(0) } == ["ok"])
    // Each body has its answer, and each answer its body.
    #expect(try connection.number("SELECT count(*) FROM bodies WHERE id NOT IN (SELECT id FROM answers)") == 0)
    #expect(try connection.number("SELECT count(*) FROM answers WHERE id NOT IN (SELECT id FROM bodies)") == 0)
    // Each facet has its answer, and each answer all of its facets.
    #expect(try connection.number("SELECT count(*) FROM facets WHERE answer NOT IN (SELECT id FROM answers)") == 0)
    let counts = try connection.run(
      "SELECT a.address, count(f.number) FROM answers a LEFT JOIN facets f ON f.answer = a.id GROUP BY a.id"
    ) { (address: $0.text(0) ?? "", facets: $0.number(1)) }
    for (address, facets) in counts {
      let number = try #require(address.split(separator: "/").last.flatMap { Int($0) })
      #expect(facets == WrittenAnswer(number).facetCount, "answer \(number)")
    }
  }

  @Test("Answers that a program reported as kept are still there after it is killed")
  func killedWriterKeepsItsAnswers() throws {
    var generator = SeededGenerator(seed: 100)
    var next = 0
    for _ in 0..<100 {
      let writer = try Writer(path: path, from: next)
      // A random moment after one of its first answers, while it is still writing.
      writer.wait(for: Int.random(in: 1...12, using: &generator))
      usleep(UInt32.random(in: 0..<1500, using: &generator))
      #expect(writer.kill() == .signaled(SIGKILL))
      let numbers = writer.numbers
      let last = try #require(numbers.last)
      #expect(numbers == Array(next...last))
      try check(numbers)
      next = last + 1
    }
    try expectNoDamage()
  }

  @Test("Two programs that make the cache at the same time both use it")
  func twoMakersWaitForEachOther() throws {
    for number in 0..<30 {
      let path = path + "\(number)"
      let makers = try [0, 100_000].map { try Writer(path: path, from: $0) }
      for maker in makers { maker.wait(for: 1) }
      for maker in makers { #expect(maker.kill() == .signaled(SIGKILL), "cache \(number)") }
    }
  }

  @Test("Two programs that write at the same time both keep all their answers")
  func twoWritersDoNotDisturbEachOther() throws {
    let writers = try [0, 100_000].map { try Writer(path: path, from: $0) }
    for writer in writers { writer.wait(for: 100) }
    for writer in writers {
      #expect(writer.kill() == .signaled(SIGKILL))
      #expect(writer.numbers.count >= 100)
      try check(writer.numbers)
    }
    try expectNoDamage()
  }
}
