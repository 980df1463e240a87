import Prism
import Text

/// What somebody wants whenever nothing else is said: looks, habits, keys. It never makes anything fail.
struct Configuration {
  var brand: String?
  var scheme: Scheme?
  var depth: Depth?
  var hearsMouse: Bool?
  var reducesMotion: Bool?
  var keymap = Keymap.standard
  /// The first thing that is wrong with the file, and where.
  var warning: SafeText?

  /// The only file that is ever looked for; nothing where there is no home.
  static func path(environment: (String) -> String?) -> String? {
    // A relative path is to be ignored, says the XDG Base Directory Specification.
    let folder = environment("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (folder ?? home.map { $0 + "/.config" }).map { $0 + "/facet/config.json" }
  }
}
