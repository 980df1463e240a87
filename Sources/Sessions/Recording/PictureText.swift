import AppCore
import Input
import PictureDecoding
import Pictures
import Text

/// The text form of a picture that has arrived. It has four parts: the number of its page or `-`, two pieces of base64,
/// and its address in quotes. The pieces hold the job without its bytes, and the result.
struct PictureText {
  let order: PictureOrder
  let result: Result<PictureArt, PictureFault>
  let form: PictureForm
}

extension PictureText {
  var name: String {
    let job = PictureJob(bytes: [], size: order.size, shape: order.shape, fit: order.fit, form: form)
    let page = order.page.map { String($0) } ?? "-"
    return [
      page, Base64.encode(job.recorded), Base64.encode(job.recorded(result)), QuotedText.quoted(order.address),
    ].joined(separator: ",")
  }

  /// Reads the text; `nil` if it is not one.
  init?(name: some StringProtocol) {
    let parts = name.split(separator: ",", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, let job = Base64.decode(String(parts[1])).flatMap({ PictureJob(recorded: $0) }),
      let bytes = Base64.decode(String(parts[2])), let result = job.result(recorded: bytes),
      let address = QuotedText.text(parts[3])
    else { return nil }
    let page: Int?
    if parts[0] == "-" {
      page = nil
    } else {
      guard let number = Int(parts[0]), (0...1 << 40).contains(number) else { return nil }
      page = number
    }
    order = PictureOrder(address: address, page: page, size: job.size, shape: job.shape, fit: job.fit)
    self.result = result
    form = job.form
  }
}
