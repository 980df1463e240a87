import Prism
import Text
import Wording

/// What somebody wants whenever nothing else is said: looks, habits, keys. It never makes anything fail.
struct Configuration {
  var brand: String?
  var scheme: Scheme?
  var depth: Depth?
  var language: Language?
  var address: String?
  /// Who it is, for a log of what they see.
  var userID: String?
  var hearsMouse: Bool?
  var reducesMotion: Bool?
  /// What servers' answers may take, in bytes.
  var cacheSize: Int?
  var keymap = Keymap.standard
  /// The first thing that is wrong with the file, and where.
  var warning: Message?
}
