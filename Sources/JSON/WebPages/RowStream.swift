/// The stream of rows that the scripts of a web page hold together, with the position of each byte in the page. A text
/// may be such a stream itself: servers send it when a user goes on to another page.
///
/// Scripts spell their pieces as strings, cut anywhere. A mark at the start of every piece, and every few thousand
/// bytes, keeps searches short.
public final class RowStream {
  struct Mark {
    let offset: UInt32
    let fileOffset: UInt32
    let script: UInt32
  }

  let bytes: ByteBuffer
  let file: ByteBuffer
  private let marks: [Mark]

  init(bytes: ByteBuffer, file: ByteBuffer, marks: [Mark]) {
    self.bytes = bytes
    self.file = file
    self.marks = marks
  }

  /// A text that is a stream of rows itself; `nil` for any other text.
  init?(_ text: ByteBuffer) {
    guard Self.begins(text) else { return nil }
    var bytes = ByteBufferBuilder()
    bytes.expect(text.count + 1)
    text.withUnsafeBytes(in: 0..<text.count) { bytes.append($0) }
    // The last row gets a line break, so that no value of a row ends at the end of the bytes.
    bytes.append(0x0A)
    self.bytes = ByteBuffer(bytes)
    file = text
    marks = []
  }

  /// The most bytes of an id that is looked at.
  private static let longestID = 8

  /// Whether a text begins like a row: `a:[`, `1f:"`, `:HL[` or `3:I[`. No JSON begins so.
  public static func begins(_ text: ByteBuffer) -> Bool {
    text.withUnsafeBytes(in: 0..<min(text.count, longestID + 2)) { bytes in
      let id = bytes.prefix {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
      }
      let rest = bytes[id.endIndex...]
      guard id.count <= longestID, rest.first == UInt8(ascii: ":"), let next = rest.dropFirst().first else {
        return false
      }
      return "[{\"".utf8.contains(next) || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= next
    }
  }

  func fileOffset(of offset: Int) -> Int {
    guard let mark = last(where: { Int($0.offset) <= offset }) else { return min(offset, file.count - 1) }
    let place = Int(advance(from: mark) { here, _ in here >= offset }.fileOffset)
    // The rows of a truncated file end with the file.
    return min(place, file.count - 1)
  }

  func offset(ofFileOffset fileOffset: Int) -> Int {
    guard let mark = last(where: { Int($0.fileOffset) <= fileOffset }) else { return fileOffset }
    return Int(advance(from: mark) { _, inFile in inFile >= fileOffset }.offset)
  }

  func scriptNumber(atFileOffset offset: Int) -> Int? {
    last { Int($0.fileOffset) <= offset }.map { Int($0.script) }
  }

  private func last(where isBefore: (Mark) -> Bool) -> Mark? {
    var low = 0
    var high = marks.count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(marks[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? marks[low - 1] : marks.first
  }

  /// Moves through the spelling of one piece, at most to its end.
  private func advance(from mark: Mark, until isReached: (_ offset: Int, _ fileOffset: Int) -> Bool) -> Mark {
    var (here, inFile) = (Int(mark.offset), Int(mark.fileOffset))
    while !isReached(here, inFile), inFile < file.count, file[inFile] != UInt8(ascii: "\"") {
      if file[inFile] == UInt8(ascii: "\\") {
        let escape = RowEscape(in: file, at: inFile)
        here += escape.byteCount
        inFile += escape.length
      } else {
        here += 1
        inFile += 1
      }
    }
    return Mark(offset: UInt32(here), fileOffset: UInt32(inFile), script: mark.script)
  }
}
