import Feeds
import Foundation
import Glibc
import JSON
import Testing

/// Buffers whose bytes are held by a file without a name.
struct NamelessFileTests {
  private static let bytes = (0..<3 << 20).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 11) }

  @Test("A buffer in a file has the same bytes, and less memory")
  func bytesStayTheSame() throws {
    let buffer = ByteBuffer(Self.bytes)
    let before = residentPages(of: buffer)
    #expect(NamelessFile.hold(buffer, in: NSTemporaryDirectory()))
    #expect(residentPages(of: buffer) < before)
    #expect(buffer.withUnsafeBytes(in: 0..<buffer.count) { $0.elementsEqual(Self.bytes) })
  }

  @Test("A folder that takes no file leaves the bytes in memory")
  func noFolder() {
    let buffer = ByteBuffer(Self.bytes)
    #expect(!NamelessFile.hold(buffer, in: "/nowhere"))
    #expect(buffer.withUnsafeBytes(in: 0..<buffer.count) { $0.elementsEqual(Self.bytes) })
  }

  @Test("A buffer below the size of a page of memory stays where it is")
  func shortBuffers() {
    let buffer = ByteBuffer("{}")
    #expect(!NamelessFile.hold(buffer, in: NSTemporaryDirectory()))
    #expect(buffer.string(in: 0..<2) == "{}")
  }

  /// The pages of the buffer that this process has mapped, from the kernel's list of pages.
  private func residentPages(of buffer: ByteBuffer) -> Int {
    let start = buffer.withUnsafeBytes(in: 0..<buffer.count) { Int(bitPattern: $0.baseAddress) }
    let file = open("/proc/self/pagemap", O_RDONLY)
    defer { close(file) }
    var entries = [UInt64](repeating: 0, count: buffer.count / 4096)
    let count = pread(file, &entries, entries.count * 8, start / 4096 * 8)
    return entries.prefix(max(0, count / 8)).count { $0 >> 63 == 1 }
  }
}
