import Drawing
import Pictures
import Text

/// Writes pixels as a PNG or JPEG file.
struct FileWriter {
  let decoder: PixbufDecoder
  let format: PictureImage.Format

  /// A terminal is near, so that a small PNG is worth less than a quick one.
  private var option: (format: String, name: String, value: String) {
    format == .jpeg ? ("jpeg", "quality", "80") : ("png", "compression", "1")
  }

  func file(_ pixels: inout [UInt8], _ size: Size) throws(PictureFault) -> [UInt8] {
    let library = decoder.library
    return try pixels.withUnsafeMutableBufferPointer { (buffer) throws(PictureFault) -> [UInt8] in
      guard
        let start = buffer.baseAddress,
        let picture = ObjectReference(decoder.wrap(start, size), release: library.release)
      else { throw .unexplained }
      let pointer = picture.pointer
      var file: UnsafeMutablePointer<UInt8>?
      var count = 0
      defer { library.free(file) }
      let isSaved = try library.check { (failure) -> Int32? in
        option.name.withCString { name in
          option.value.withCString { value in
            library.save(pointer, &file, &count, option.format, [name, nil], [value, nil], failure)
          }
        }
      }
      guard isSaved != 0, let file else { throw .unexplained }
      return Array(UnsafeBufferPointer(start: file, count: count))
    }
  }
}
