import Pictures
import Text

extension PictureFault {
  /// The fault of a picture of which the decoder says nothing.
  static let unexplained = PictureFault.damaged(reason: SafeText())
}
