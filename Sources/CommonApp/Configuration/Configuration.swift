import AppCore
import Prism
import Text
import Wording

/// The user's default settings for looks, behaviour and keys. A fault in them is only a warning.
struct Configuration {
  var brand: String?
  var scheme: Scheme?
  var contrast: ContrastLevel?
  var depth: Depth?
  var pictures: PictureChoice?
  /// The hosts that pictures may be loaded from.
  var pictureHosts: Set<String> = []
  var language: Language?
  var address: String?
  /// The user's id in event logs.
  var userID: String?
  var hearsMouse: Bool?
  var reducesMotion: Bool?
  /// The size of the response cache in bytes.
  var cacheSize: Int?
  var keymap = Keymap.standard
  /// The first fault of the file, with its place.
  var warning: Message?
}
