import Pictures

/// Jobs and results as recordings keep them, in the form of the messages to the decoding process.
extension PictureJob {
  package var recorded: [UInt8] { Array(message.dropFirst(4)) }

  /// Reads a job; `nil` if the bytes are none, or ask for a picture of unlikely size.
  package init?(recorded: [UInt8]) {
    self.init(message: recorded[...])
    guard rasterSize != nil else { return nil }
  }

  package func recorded(_ result: Result<PictureArt, PictureFault>) -> [UInt8] {
    Array((result as PictureAnswer).message.dropFirst(4))
  }

  /// Reads a result of the job, and trusts it no more than one of a process.
  package func result(recorded: [UInt8]) -> Result<PictureArt, PictureFault>? {
    PictureAnswer(message: recorded[...], to: self)
  }
}
