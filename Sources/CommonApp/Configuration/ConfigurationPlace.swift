import Terminal
import Text

/// Where a person's own settings are kept.
struct ConfigurationPlace {
  /// `nil` where nobody has a home.
  let path: Decision<String?>
  private let home: String?

  /// The XDG base directory specification: an XDG_CONFIG_HOME that is not absolute counts as not set.
  init(_ surroundings: Surroundings) {
    home = surroundings.environment("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    if let folder = surroundings.environment("XDG_CONFIG_HOME"), folder.hasPrefix("/") {
      path = Decision(folder + Self.file, because: "XDG_CONFIG_HOME is set")
    } else if let home {
      path = Decision(home + "/.config" + Self.file, because: "XDG_CONFIG_HOME is not set")
    } else {
      path = Decision(nil, because: "neither XDG_CONFIG_HOME nor HOME says where")
    }
  }

  /// As people write it, and without their name.
  var shownPath: SafeText? {
    path.value.map { path in
      guard let home, path.hasPrefix(home + "/") else { return SafeText(path) }
      return SafeText("~" + path.dropFirst(home.count))
    }
  }

  private static let file = "/facet/config.json"
}
