import Feeds
import Foundation
import TestSupport
import Testing

struct FileReaderTests {
  private func withFile(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file.path)
  }

  @Test("A file is read whole", arguments: [0, 1, 4096, 200_000])
  func filesAreReadWhole(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try withFile(bytes) { path in
      let read = try FileReader.read(path, limit: 1 << 20)
      #expect(read.count == count)
      #expect(read.withUnsafeBytes(in: 0..<read.count) { $0.elementsEqual(bytes) })
    }
  }

  /// Large enough for two threads.
  @Test("A large file is read whole") func largeFilesAreReadWhole() throws {
    let bytes = (0..<(8 << 20) + 4321).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 12) }
    try withFile(bytes) { path in
      let read = try FileReader.read(path, limit: 16 << 20)
      #expect(read.withUnsafeBytes(in: 0..<read.count) { $0.elementsEqual(bytes) })
    }
  }

  @Test("A file at the limit is read, and a larger file is refused") func filesUpToTheLimitAreRead() throws {
    try withFile(Array(repeating: 0, count: 100)) { path in
      let whole = try FileReader.read(path, limit: 100)
      #expect(whole.count == 100)
      #expect(throws: SourceError.self) { try FileReader.read(path, limit: 99) }
    }
  }

  /// A device reports a size of 0 and then never ends.
  @Test("A file that never ends is refused at the limit") func endlessFilesAreRefused() {
    #expect(throws: SourceError.self) { try FileReader.readNamed("/dev/zero", limit: 1 << 20) }
  }

  /// A pipe without a writer would block forever.
  @Test("Pipes, devices and folders are refused without waiting for them")
  func unusualFiles() throws {
    try endingWithinAMinute {
      let pipe = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
      #expect(mkfifo(pipe, 0o600) == 0)
      defer { unlink(pipe) }
      for path in [pipe, "/dev/zero", "/dev/null", "/dev/tty"] {
        #expect(throws: SourceError.self, "\(path)") { try FileReader.read(path, limit: 100) }
      }
      #expect(throws: SourceError.self) { try FileReader.read("/tmp", limit: 100) }
      #expect(throws: SourceError.self) { try FileReader.read(pipe + "x", limit: 100) }
      try withFile([1, 2, 3]) { path in
        let read = try FileReader.read(path, limit: 3)
        #expect(read.count == 3)
      }
    }
  }
}
