import Feeds
import Foundation
import Glibc
import JSON
import Testing

/// Documents whose memory is held by files without a name.
struct NamelessFileTests {
  private static let text = "[" + (0..<200_000).map { #"{"n":\#($0)}"# }.joined(separator: ",") + "]"

  private func document(_ text: String) throws -> Document {
    try Document.read(ByteBuffer(text), interner: Interner())
  }

  private func isWhole(_ document: Document) -> Bool {
    document.bytes.string(in: 0..<document.bytes.count) == Self.text
      && document.root.elements.enumerated().allSatisfy { $1["n"]?.numberText == "\($0)" }
  }

  @Test("A document in files reads the same, and takes less memory")
  func documentsStayTheSame() throws {
    let document = try document(Self.text)
    let before = residentPages(of: document.bytes)
    #expect(NamelessFile.hold(document, in: NSTemporaryDirectory()))
    #expect(residentPages(of: document.bytes) < before)
    #expect(isWhole(document))
  }

  @Test("A folder that takes no file leaves the document in memory")
  func noFolder() throws {
    let document = try document(Self.text)
    #expect(!NamelessFile.hold(document, in: "/nowhere"))
    #expect(isWhole(document))
  }

  @Test("A document below the size of a page of memory stays where it is")
  func shortDocuments() throws {
    let document = try document("{}")
    #expect(!NamelessFile.hold(document, in: NSTemporaryDirectory()))
    #expect(document.root.kind == .object)
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
