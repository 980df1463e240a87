import Drawing
import Pictures

/// A picture to decode: its bytes, and the result that is wanted.
public struct PictureJob: Hashable, Sendable {
  public let bytes: [UInt8]
  /// The box in cells that the picture fills.
  public let size: Size
  public let shape: PictureShape
  public let fit: PictureFit
  public let form: PictureForm

  public init(bytes: [UInt8], size: Size, shape: PictureShape, fit: PictureFit, form: PictureForm) {
    self.bytes = bytes
    self.size = size
    self.shape = shape
    self.fit = fit
    self.form = form
  }
}
