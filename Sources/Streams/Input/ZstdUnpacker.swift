import CCompression

/// Unpacks zstd, also several frames one behind the other, with libzstd.
final class ZstdUnpacker: Unpacker {
  private typealias Make = @convention(c) () -> OpaquePointer?
  private typealias Release = @convention(c) (OpaquePointer?) -> Int
  private typealias Step =
    @convention(c) (OpaquePointer?, UnsafeMutablePointer<ZSTD_outBuffer>?, UnsafeMutablePointer<ZSTD_inBuffer>?) -> Int
  private typealias Check = @convention(c) (Int) -> UInt32

  private let step: Step
  private let isFault: Check
  private let release: Release
  private let stream: OpaquePointer
  private(set) var isComplete = true

  init() throws(UnpackingFault) {
    let name = UnpackingLibraries.zstd
    let library = try LoadedLibrary(name)
    step = try library.find("ZSTD_decompressStream", as: Step.self)
    isFault = try library.find("ZSTD_isError", as: Check.self)
    release = try library.find("ZSTD_freeDStream", as: Release.self)
    guard let stream = try library.find("ZSTD_createDStream", as: Make.self)() else { throw .noLibrary(name) }
    self.stream = stream
  }

  deinit {
    _ = release(stream)
  }

  func unpack(
    _ input: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer
  ) throws(UnpackingFault) -> (taken: Int, written: Int) {
    var source = ZSTD_inBuffer(src: input.baseAddress, size: input.count, pos: 0)
    var result = ZSTD_outBuffer(dst: target.baseAddress, size: target.count, pos: 0)
    // The last bytes of a frame may be held back until there is room for them, so this is also called without input.
    let hint = step(stream, &result, &source)
    guard isFault(hint) == 0 else { throw .damaged }
    if source.pos > 0 || result.pos > 0 { isComplete = hint == 0 }
    return (source.pos, result.pos)
  }
}
