import Feeds
import PictureDecoding
import Pictures

/// A picture that is wanted, and its address at a server; `nil` if it is saved.
struct WaitingPicture {
  let order: PictureOrder
  let address: URIReference?
  /// The validators of the kept picture, which the server may confirm.
  var validators = HTTPValidators()
  /// Whether the kept bytes can be shown without a question to the server.
  var isKept = false
  /// The bytes, if another order has taken them from the server.
  var bytes: [UInt8]?
}

extension PictureJob {
  init(_ order: PictureOrder, bytes: [UInt8], form: PictureForm) {
    self.init(bytes: bytes, size: order.size, shape: order.shape, fit: order.fit, form: form)
  }
}
