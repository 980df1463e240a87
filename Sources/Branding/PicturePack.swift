/// The pictures that a program carries, as `.tools/sample-feeds/pack.py` packs them. A line for each of them has its
/// name, and the place and the number of its bytes behind the index. An empty line ends the index.
struct PicturePack {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private static let lineEnd = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")

  /// Returns the bytes of a picture; `nil` if the pack has none of that name.
  func picture(_ name: [UInt8]) -> [UInt8]? {
    var start = bytes.startIndex
    var found: (place: Int, count: Int)?
    while let end = bytes[start...].firstIndex(of: Self.lineEnd) {
      let line = bytes[start..<end]
      start = end + 1
      if line.isEmpty { break }
      guard found == nil, line.starts(with: name) else { continue }
      let rest = line.dropFirst(name.count)
      guard rest.first == Self.space else { continue }
      let numbers = rest.split(separator: Self.space).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
      if numbers.count == 2 { found = (numbers[0], numbers[1]) }
    }
    guard let found, found.place >= 0, found.count >= 0, found.place <= bytes.count - start,
      found.count <= bytes.count - start - found.place
    else { return nil }
    return Array(bytes[(start + found.place)..<(start + found.place + found.count)])
  }
}
