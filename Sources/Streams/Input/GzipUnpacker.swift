import CCompression

/// Unpacks gzip, also several gzip files one behind the other, with zlib.
final class GzipUnpacker: Unpacker {
  private typealias Step = @convention(c) (UnsafeMutablePointer<z_stream>?, Int32) -> Int32
  private typealias Change = @convention(c) (UnsafeMutablePointer<z_stream>?) -> Int32
  private typealias Begin =
    @convention(c) (UnsafeMutablePointer<z_stream>?, Int32, UnsafePointer<CChar>?, Int32) -> Int32

  /// The largest window, and 16 for the frame of gzip.
  private static let window: Int32 = 15 + 16

  private let inflate: Step
  private let reset: Change
  private let close: Change
  // At a fixed address, because zlib checks that it does not move.
  private let stream: UnsafeMutablePointer<z_stream>
  /// Whether a file has ended and no further one has begun.
  private(set) var isComplete = true

  init() throws(UnpackingFault) {
    let library = try LoadedLibrary(UnpackingLibraries.zlib)
    inflate = try library.find("inflate", as: Step.self)
    reset = try library.find("inflateReset", as: Change.self)
    close = try library.find("inflateEnd", as: Change.self)
    let begin = try library.find("inflateInit2_", as: Begin.self)
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    guard begin(stream, Self.window, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      stream.deallocate()
      throw .noLibrary(UnpackingLibraries.zlib)
    }
  }

  deinit {
    _ = close(stream)
    stream.deallocate()
  }

  func unpack(
    _ input: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer
  ) throws(UnpackingFault) -> (taken: Int, written: Int) {
    guard !input.isEmpty, !target.isEmpty else { return (0, 0) }
    if isComplete { _ = reset(stream) }
    stream.pointee.next_in = UnsafeMutablePointer(mutating: input.assumingMemoryBound(to: UInt8.self).baseAddress)
    stream.pointee.avail_in = UInt32(clamping: input.count)
    stream.pointee.next_out = target.assumingMemoryBound(to: UInt8.self).baseAddress
    stream.pointee.avail_out = UInt32(clamping: target.count)
    let status = inflate(stream, Z_NO_FLUSH)
    guard [Z_OK, Z_STREAM_END, Z_BUF_ERROR].contains(status) else { throw .damaged }
    isComplete = status == Z_STREAM_END
    return (
      Int(UInt32(clamping: input.count) - stream.pointee.avail_in),
      Int(UInt32(clamping: target.count) - stream.pointee.avail_out)
    )
  }
}
