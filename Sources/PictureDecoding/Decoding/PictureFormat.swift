/// A format of pictures that is decoded. Others reach no library, whatever it could read.
package enum PictureFormat: UInt8, Hashable, Sendable, CaseIterable {
  case png, jpeg, gif, webp, avif

  /// Recognises a format by the first bytes of a file. Names and headers of a server are not asked, because they lie.
  package init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
      self = .gif
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
    } else if Self.isAVIF(bytes) {
      self = .avif
    } else {
      return nil
    }
  }

  /// The name of the format, which is that of its loader in gdk-pixbuf.
  var name: String {
    switch self {
    case .png: "png"
    case .jpeg: "jpeg"
    case .gif: "gif"
    case .webp: "webp"
    case .avif: "avif"
    }
  }

  /// The name of the format for users.
  package var title: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .gif: "GIF"
    case .webp: "WebP"
    case .avif: "AVIF"
    }
  }

  /// The Debian package that holds the loader.
  var package: String {
    switch self {
    case .png, .jpeg, .gif: "libgdk-pixbuf-2.0-0"
    case .webp: "webp-pixbuf-loader"
    case .avif: "libavif-gdk-pixbuf"
    }
  }

  /// The brand may stand behind another one, in the list of those that can read the file, too.
  private static func isAVIF(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 16, bytes[4..<8].elementsEqual("ftyp".utf8) else { return false }
    let box = bytes[..<min(bytes.count, 16 + 4 * 16)]
    return stride(from: 8, through: box.endIndex - 4, by: 4).contains { start in
      box[start..<start + 4].elementsEqual("avif".utf8) || box[start..<start + 4].elementsEqual("avis".utf8)
    }
  }
}
