import Drawing
import Pictures

/// An answer of the process that decodes: a picture or its fault.
typealias PictureAnswer = Result<PictureArt, PictureFault>

/// The first byte of an answer.
enum AnswerKind: UInt8 {
  case report, cells, image, fault
}

extension PictureAnswer {
  var message: [UInt8] {
    var message = MessageWriter()
    switch self {
    case .success(.cells(let cells)):
      message.add(AnswerKind.cells.rawValue)
      cells.write(to: &message)
    case .success(.image(let image)):
      message.add(AnswerKind.image.rawValue)
      image.write(to: &message)
    case .failure(let fault):
      message.add(AnswerKind.fault.rawValue)
      fault.write(to: &message)
    }
    return message.finished()
  }

  /// Reads the answer to a job; `nil` if it is not one to this job. A process that has decoded a hostile picture may
  /// send anything.
  init?(message: ArraySlice<UInt8>, to job: PictureJob) {
    var message = MessageReader(message)
    switch (message.number(UInt8.self).flatMap(AnswerKind.init), job.form) {
    case (.cells, .cells(let depth, let glyphs)):
      guard let cells = PictureCells(from: &message, size: job.size, depth: depth, glyphs: glyphs) else { return nil }
      self = .success(.cells(cells))
    case (.image, .image), (.image, .photo), (.image, .sixel):
      guard let image = PictureImage(from: &message, for: job) else { return nil }
      self = .success(.image(image))
    case (.fault, _):
      guard let fault = PictureFault(from: &message) else { return nil }
      self = .failure(fault)
    default: return nil
    }
  }
}

extension PictureJob {
  /// The longest message that an answer can need.
  var longestAnswer: Int {
    switch form {
    case .cells: 1_024 + 12 * size.width * size.height
    // A sixel writes a run of each colour in a band of six rows; a PNG is little longer than its pixels.
    case .image, .photo, .sixel: 65_536 + 8 * (rasterSize.map { $0.width * $0.height } ?? 0)
    }
  }
}
