import Foundation
import TestSupport
import Testing
import Wording

@testable import Feeds

/// Files and pipes that the program writes to while it runs.
struct OutputFileTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path("out") }

  init() throws {
    folder = try TemporaryFolder()
    // A pipe without a reader would otherwise end the test process.
    signal(SIGPIPE, SIG_IGN)
  }

  private func pipe() throws -> Int32 {
    #expect(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    try #require(reader >= 0)
    return reader
  }

  private func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test("A file is appended to, or begun anew")
  func files() throws {
    for (beginning, expected) in [(OutputFile.Beginning.atItsEnd, "a"), (.atItsEnd, "ab"), (.anew, "b")] {
      let file = try OutputFile(path, beginning)
      #expect(file.isRegular)
      file.write(Array(expected.utf8.suffix(1)))
      #expect(file.fault == nil && file.poll == nil && file.millisecondsLeft == nil)
      #expect(try text() == expected)
    }
    #expect(try OutputFile(path, .atItsEnd).previousSize == 1)
  }

  @Test("Only the owner may read a file that is made")
  func rights() throws {
    _ = try OutputFile(path, .atItsEnd)
    let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(rights == 0o600)
  }

  @Test("A full disk, a folder in the file's place and a missing folder are reported")
  func faults() throws {
    let full = try OutputFile("/dev/full", .atItsEnd)
    full.write([1])
    #expect(full.fault?.text(in: .english) == "No space left on device")
    #expect(throws: OutputFile.Refusal.self) { try OutputFile(folder.path, .atItsEnd) }
    #expect(throws: OutputFile.Refusal.self) { try OutputFile(path + "/file", .anew) }
  }

  @Test("A pipe without a reader is refused")
  func pipeWithoutAReader() {
    endingWithinAMinute {
      #expect(mkfifo(path, 0o600) == 0)
      #expect(throws: OutputFile.Refusal(reason: Message { $0.pipeWithoutReader })) {
        try OutputFile(path, .atItsEnd)
      }
    }
  }

  @Test("Writing to a pipe that has lost its reader is an error")
  func lostReader() throws {
    let reader = try pipe()
    let file = try OutputFile(path, .atItsEnd)
    close(reader)
    file.write([1])
    #expect(file.fault?.text(in: .english) == "Broken pipe")
    file.write([2])
    file.finish()
    #expect(file.fault?.text(in: .english) == "Broken pipe")
  }

  @Test("Bytes that a slow reader has taken do not count as waiting")
  func takenBytesDoNotWait() throws {
    try endingWithinAMinute {
      let reader = try pipe()
      defer { close(reader) }
      let file = try OutputFile(path, .atItsEnd)
      let (first, second) = ([UInt8](repeating: 1, count: 60 << 20), [UInt8](repeating: 2, count: 20 << 20))
      file.write(first)
      var received: [UInt8] = []
      var room = [UInt8](repeating: 0, count: 1 << 16)
      func receive(_ count: Int) {
        while received.count < count {
          let count = read(reader, &room, room.count)
          if count > 0 { received += room[..<count] } else { file.writeOn() }
        }
      }
      receive(40 << 20)
      file.write(second)
      #expect(file.fault == nil)
      receive(first.count + second.count)
      #expect(received == first + second)
      #expect(file.poll == nil && file.fault == nil)
    }
  }

  @Test("Bytes that do not fit in a pipe are written as soon as there is room")
  func slowReader() throws {
    try endingWithinAMinute {
      let reader = try pipe()
      defer { close(reader) }
      let file = try OutputFile(path, .atItsEnd)
      let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      file.write(bytes)
      #expect(file.fault == nil && file.poll != nil && file.millisecondsLeft != nil)
      var received: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4096)
      while received.count < bytes.count {
        let count = read(reader, &buffer, buffer.count)
        if count > 0 { received += buffer[..<count] }
        file.writeOn()
      }
      #expect(received == bytes)
      #expect(file.fault == nil && file.poll == nil)
    }
  }

  @Test("A pipe whose reader stalls for too long is given up")
  func stalledReader() throws {
    try endingWithinAMinute {
      let reader = try pipe()
      defer { close(reader) }
      let file = try OutputFile(path, .atItsEnd, patience: 30)
      file.write(Array(repeating: 65, count: 1 << 20))
      #expect(file.fault == nil)
      while file.fault == nil { file.writeOn() }
      #expect(file.fault?.text(in: .english) == "its reader takes nothing more" && file.poll == nil)
      file.write([1])
      #expect(file.poll == nil)
    }
  }

  @Test("At the end of the program a stalled pipe is waited for only briefly")
  func stalledReaderAtTheEnd() throws {
    try endingWithinAMinute {
      let reader = try pipe()
      defer { close(reader) }
      let file = try OutputFile(path, .atItsEnd)
      file.write(Array(repeating: 65, count: 1 << 20))
      file.finish(within: 20)
      #expect(file.fault?.text(in: .english) == "its reader takes nothing more")
    }
  }
}
