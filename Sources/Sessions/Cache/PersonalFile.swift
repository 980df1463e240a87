import Reporting
import Text

/// The place of a file of the user.
package struct PersonalFile {
  /// The path; `nil` without a home folder.
  package let path: Decision<String?>
  private let home: String?

  /// The file with the user's settings.
  package static func configuration(_ environment: (String) -> String?) -> PersonalFile {
    PersonalFile(environment, variable: "XDG_CONFIG_HOME", usually: "/.config", name: "/facet/config.json")
  }

  /// The file with the responses of servers.
  package static func cache(_ environment: (String) -> String?) -> PersonalFile {
    PersonalFile(environment, variable: "XDG_CACHE_HOME", usually: "/.cache", name: "/facet/cache.sqlite")
  }

  /// The XDG base directory specification: a variable that is not absolute counts as not set.
  private init(_ environment: (String) -> String?, variable: String, usually folder: String, name: String) {
    home = environment("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    if let folder = environment(variable), folder.hasPrefix("/") {
      path = Decision(folder + name, because: "\(variable) is set")
    } else if let home {
      path = Decision(home + folder + name, because: "\(variable) is not set")
    } else {
      path = Decision(nil, because: "neither \(variable) nor HOME says where")
    }
  }

  /// The path with `~` for the home folder, which hides the user's name.
  package var shownPath: SafeText? {
    path.value.map { path in
      guard let home, path.hasPrefix(home + "/") else { return SafeText(path) }
      return SafeText("~" + path.dropFirst(home.count))
    }
  }
}
