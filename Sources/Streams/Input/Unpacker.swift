import Wording

/// A packed stream that is unpacked piece by piece.
protocol Unpacker: AnyObject {
  /// Unpacks into memory. Returns the number of bytes that were taken and written; both are zero if more input is
  /// needed.
  func unpack(
    _ input: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer
  ) throws(UnpackingFault) -> (taken: Int, written: Int)

  /// Whether the input may end here.
  var isComplete: Bool { get }
}

/// The reason why a stream cannot be unpacked.
enum UnpackingFault: Error, Equatable {
  /// The library is not installed, or not the expected one.
  case noLibrary(String)
  /// The system refuses to read the bytes, with its number of the error.
  case unreadable(Int32)
  /// The bytes are not what a packer writes.
  case damaged
  /// The content is longer than allowed.
  case tooLong
}

/// A format of packed bytes, recognised by their beginning.
enum Packing: String {
  case gzip, zstd

  /// The number of bytes that tell a format.
  static let headSize = 4

  init?(_ head: some Collection<UInt8>) {
    switch Array(head.prefix(Self.headSize)) {
    case let bytes where bytes.starts(with: [0x1F, 0x8B]): self = .gzip
    case [0x28, 0xB5, 0x2F, 0xFD]: self = .zstd
    // A frame that decoders skip, as `pzstd` writes at the beginning.
    case let bytes where bytes.count == 4 && bytes[0] & 0xF0 == 0x50 && bytes[1...] == [0x2A, 0x4D, 0x18]: self = .zstd
    default: return nil
    }
  }

  func makeUnpacker() throws(UnpackingFault) -> any Unpacker {
    switch self {
    case .gzip: try GzipUnpacker()
    case .zstd: try ZstdUnpacker()
    }
  }

  /// Unpacks a whole text of at most `limit` bytes.
  func unpacked(_ bytes: [UInt8], limit: Int) throws(UnpackingFault) -> [UInt8] {
    let unpacker = try makeUnpacker()
    var result: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    var offset = 0
    while true {
      var step: Result<(taken: Int, written: Int), UnpackingFault> = .failure(.damaged)
      bytes.withUnsafeBytes { input in
        piece.withUnsafeMutableBytes { target in
          step = Result { () throws(UnpackingFault) in
            try unpacker.unpack(UnsafeRawBufferPointer(rebasing: input[offset...]), into: target)
          }
        }
      }
      let (taken, written) = try step.get()
      offset += taken
      result += piece[..<written]
      guard result.count <= limit else { throw .tooLong }
      if taken == 0, written == 0 { break }
    }
    guard unpacker.isComplete, offset == bytes.count else { throw .damaged }
    return result
  }
}
