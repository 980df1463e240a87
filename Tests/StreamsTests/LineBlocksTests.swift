import Foundation
import Glibc
import TestSupport
import Testing
import Workers

@testable import Streams

/// Lines cut from a stream into blocks.
@Suite struct LineBlocksTests {
  /// The blocks of an input that a pipe delivers in pieces of random length. Lines are known by their numbers.
  private static func lines(
    of input: [UInt8], longest: Int, random: inout SeededGenerator
  ) throws -> (texts: [Int: [UInt8]], tooLong: [Int: Int], damaged: [Int]) {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    var blocks = LineBlocks(ends[0], longest: longest)
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: blocks.capacity, alignment: 8)
    defer { memory.deallocate() }
    var (texts, tooLong, damaged): ([Int: [UInt8]], [Int: Int], [Int]) = ([:], [:], [])
    var rest = input[...]
    var isOpen = true
    while true {
      switch blocks.fill(memory, isUrgent: Bool.random(using: &random)) {
      case .end: return (texts, tooLong, damaged)
      case .waiting:
        let piece = rest.prefix(Int.random(in: 1...40_000, using: &random))
        rest = rest.dropFirst(piece.count)
        // The pipe is empty here and holds 64 KiB.
        if !piece.isEmpty { try #require(write(ends[1], Array(piece), piece.count) == piece.count) }
        if rest.isEmpty, isOpen {
          close(ends[1])
          isOpen = false
        }
      case .block(let block):
        switch block.content {
        case .tooLong: tooLong[block.first] = block.count
        case .damaged: damaged.append(block.first)
        case .parts:
          var pieces = Array(memory[..<block.count]).split(separator: 10, omittingEmptySubsequences: false)
          if pieces.last?.isEmpty == true { pieces.removeLast() }
          for (index, piece) in pieces.enumerated() { texts[block.first + index] = Array(piece) }
        }
      }
    }
  }

  @Test("Each line arrives once, with its number, however the pipe cuts the stream", arguments: 0..<12)
  func whole(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let expected = (0..<Int.random(in: 1...300, using: &random)).map { _ in
      [UInt8](repeating: UInt8.random(in: 97...122, using: &random), count: Int.random(in: 0...9000, using: &random))
    }
    let endsWithBreak = Bool.random(using: &random)
    let input = Array(expected.joined(separator: [10])) + (endsWithBreak ? [10] : [])
    let found = try Self.lines(of: input, longest: 9000, random: &random)
    #expect(found.tooLong.isEmpty && found.damaged.isEmpty)
    for (index, line) in expected.enumerated() where !line.isEmpty {
      #expect(found.texts[index + 1] == line)
    }
    #expect(found.texts.values.filter { !$0.isEmpty }.count == expected.filter { !$0.isEmpty }.count)
  }

  @Test("A line that is too long costs itself; the lines around it keep their numbers")
  func tooLong() throws {
    var random = SeededGenerator(seed: 5)
    let long = [UInt8](repeating: 120, count: 3_000_000)
    let lines: [[UInt8]] = [Array("one".utf8), long, Array("three".utf8), Array("four".utf8), long + long]
    let found = try Self.lines(of: Array(lines.joined(separator: [10])), longest: 10_000, random: &random)
    #expect(found.texts == [1: lines[0], 3: lines[2], 4: lines[3]])
    #expect(found.tooLong == [2: 3_000_000, 5: 6_000_000])
  }

  @Test("Packed streams are unpacked, also several one behind the other", arguments: ["gzip", "zstd"])
  func packed(packer: String) throws {
    var random = SeededGenerator(seed: 7)
    let lines = (0..<2000).map { number in Array("\(number) \(UInt64.random(in: 0 ... .max, using: &random))".utf8) }
    let input = Array(lines.joined(separator: [10])) + [10]
    let packed = try [input.prefix(9001), input.dropFirst(9001)].map { part in
      try Command.run("/usr/bin/" + packer, ["-c"], input: Array(part)).outputBytes
    }
    let found = try Self.lines(of: Array(packed.joined()), longest: 100, random: &random)
    #expect(found.texts.count == 2000 && found.damaged.isEmpty)
    #expect(lines.indices.allSatisfy { found.texts[$0 + 1] == lines[$0] })

    let cut = try Self.lines(of: Array(packed[0].dropLast(20) + packed[1].prefix(0)), longest: 100, random: &random)
    #expect(cut.damaged.count == 1 && cut.texts.count <= 2000)
    for (number, text) in cut.texts { #expect(lines[number - 1].starts(with: text)) }
  }
}
