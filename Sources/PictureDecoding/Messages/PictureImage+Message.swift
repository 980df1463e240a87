import Drawing
import Pictures

extension PictureImage {
  func write(to message: inout MessageWriter) {
    message.add(format.rawValue)
    message.add(bytes)
  }

  /// Reads the image of a job. Its size is that of the job, and its bytes are what they must be to reach a terminal.
  init?(from message: inout MessageReader, for job: PictureJob) {
    guard let format = message.number(UInt8.self).flatMap(Format.init), let size = job.rasterSize else { return nil }
    let bytes = Array(message.rest())
    switch (format, job.form) {
    case (.png, .image), (.png, .photo): guard Self.isPNG(bytes, size) else { return nil }
    case (.jpeg, .photo): guard PictureFormat(bytes) == .jpeg else { return nil }
    case (.sixel, .sixel): guard SixelSequence.isWhole(bytes) else { return nil }
    default: return nil
    }
    self.init(format: format, size: job.size, bytes: bytes)
  }

  /// Returns whether the bytes begin as a PNG file of the size does: a fixed start, and a header with both sides.
  private static func isPNG(_ bytes: [UInt8], _ size: Size) -> Bool {
    guard bytes.count > 24, PictureFormat(bytes) == .png, bytes[12..<16].elementsEqual("IHDR".utf8) else {
      return false
    }
    let side = { (start: Int) in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return side(16) == size.width && side(20) == size.height
  }
}
