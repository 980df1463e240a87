import Drawing

/// The size that a picture claims in its header, for the formats whose loaders decode before they report it.
enum HeaderSize {
  /// Returns the size; `nil` if the header has none, or if the loader of the format stops in time.
  static func read(_ bytes: [UInt8], as format: PictureFormat) -> Size? {
    switch format {
    case .webp: webp(bytes)
    case .avif: avif(bytes)
    case .png, .jpeg, .gif: nil
    }
  }

  /// Reads the canvas of an extended file. The other two kinds hold 14 bits for a side: less than the longest side, but
  /// more pixels than the most.
  private static func webp(_ bytes: [UInt8]) -> Size? {
    guard bytes.count >= 30 else { return nil }
    let byte = { Int(bytes[$0]) }
    if bytes[12..<16].elementsEqual("VP8X".utf8) {
      return Size(
        1 + byte(24) + byte(25) << 8 + byte(26) << 16, 1 + byte(27) + byte(28) << 8 + byte(29) << 16)
    }
    if bytes[12..<16].elementsEqual("VP8L".utf8) {
      let bits = byte(21) | byte(22) << 8 | byte(23) << 16 | byte(24) << 24
      return Size(1 + bits & 0x3FFF, 1 + bits >> 14 & 0x3FFF)
    }
    return Size((byte(26) | byte(27) << 8) & 0x3FFF, (byte(28) | byte(29) << 8) & 0x3FFF)
  }

  /// Reads the largest of the sizes in the boxes named `ispe`: that of a grid and those of its tiles.
  private static func avif(_ bytes: [UInt8]) -> Size? {
    // The first four bytes of `meta` and `ispe` are a version and flags.
    FileBox.contents(of: "meta", in: bytes[...])
      .flatMap { FileBox.contents(of: "iprp", in: $0.dropFirst(4)) }
      .flatMap { FileBox.contents(of: "ipco", in: $0) }
      .flatMap { FileBox.contents(of: "ispe", in: $0) }
      .filter { $0.count >= 12 }
      .reduce(nil) { largest, content in
        let side = { (offset: Int) in content.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) } }
        return Size(max(side(4), largest?.width ?? 0), max(side(8), largest?.height ?? 0))
      }
  }
}
