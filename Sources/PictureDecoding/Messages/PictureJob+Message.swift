import Drawing
import Pictures

extension PictureJob {
  /// The job as the process that decodes reads it.
  var message: [UInt8] {
    var message = MessageWriter()
    size.write(to: &message)
    message.add(shape.rawValue)
    message.add(fit.rawValue)
    form.write(to: &message)
    message.add(bytes)
    return message.finished()
  }

  /// The longest message, without the four bytes of its length.
  static let longestMessage = PictureLimits.mostBytes + 64

  init?(message: ArraySlice<UInt8>) {
    var message = MessageReader(message)
    guard
      let size = Size(from: &message),
      let shape = message.number(UInt8.self).flatMap(PictureShape.init),
      let fit = message.number(UInt8.self).flatMap(PictureFit.init),
      let form = PictureForm(from: &message)
    else { return nil }
    self.init(bytes: Array(message.rest()), size: size, shape: shape, fit: fit, form: form)
  }
}
