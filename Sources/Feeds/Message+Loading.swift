import Text
import Wording

extension Message {
  /// Why a library cannot be loaded. The loader names the file and the reason, in English.
  static func loading(error text: String?) -> Message {
    guard let text = text.map({ SafeText($0) }) else { return Message { $0.cannotBeLoaded } }
    return Message { $0.cannotBeLoaded(text) }
  }
}
