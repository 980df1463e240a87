import Terminal
import Text

/// The place of a file of the user.
struct PersonalFile {
  /// The path; `nil` without a home folder.
  let path: Decision<String?>
  private let home: String?

  /// The configuration file.
  static func configuration(_ surroundings: Surroundings) -> PersonalFile {
    PersonalFile(surroundings, variable: "XDG_CONFIG_HOME", usually: "/.config", name: "/facet/config.json")
  }

  /// The cache of servers' responses.
  static func cache(_ surroundings: Surroundings) -> PersonalFile {
    PersonalFile(surroundings, variable: "XDG_CACHE_HOME", usually: "/.cache", name: "/facet/cache.sqlite")
  }

  /// Follows the XDG base directory specification: a variable whose path is not absolute counts as not set.
  private init(_ surroundings: Surroundings, variable: String, usually folder: String, name: String) {
    home = surroundings.environment("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    if let folder = surroundings.environment(variable), folder.hasPrefix("/") {
      path = Decision(folder + name, because: "\(variable) is set")
    } else if let home {
      path = Decision(home + folder + name, because: "\(variable) is not set")
    } else {
      path = Decision(nil, because: "neither \(variable) nor HOME says where")
    }
  }

  /// The path with `~` for the home folder, which hides the user's name.
  var shownPath: SafeText? {
    path.value.map { path in
      guard let home, path.hasPrefix(home + "/") else { return SafeText(path) }
      return SafeText("~" + path.dropFirst(home.count))
    }
  }
}
