import Text

/// What the names of secrets look like, wherever they stand: in JSON, in queries, in headers.
enum SecretNames {
  /// Written alike whether words are divided by underlines, hyphens, capitals or nothing.
  private static let parts = [
    "authorization", "password", "passwd", "apikey", "clientsecret", "amzsignature", "consumerid", "deviceid", "userid",
    "sessionid", "accountid", "visitorid", "accesstoken", "refreshtoken", "authtoken", "idtoken", "sessiontoken",
    "csrftoken", "securitytoken", "credential",
  ]

  /// What stands for a secret only if it is the whole name: there are secret menus, and cookies to eat.
  private static let names: Set = ["token", "jwt", "secret", "cookie", "cookies", "setcookie", "signature"]

  /// Whether a header says what a browser is and where it has been, as commands that it has copied do.
  static func areOfBrowser(_ header: String) -> Bool {
    let name = header.lowercased()
    return browser.contains(name) || name.hasPrefix("sec-")
  }

  private static let browser: Set = [
    "accept", "accept-language", "cache-control", "content-type", "dnt", "origin", "pragma", "priority", "referer",
    "upgrade-insecure-requests", "user-agent",
  ]

  static func holdSecret(_ name: String) -> Bool {
    let plain = PlainName.of(name)
    return names.contains(plain) || plain.hasSuffix("cursor") || parts.contains { plain.holds($0) }
  }

  /// Where a number of rows may stand, or a cursor.
  static func mayHoldCursor(_ name: String) -> Bool { PlainName.of(name) == "offset" }

  /// Shorter ones are numbers of rows.
  static let shortestCursor = 8

  /// Whether a text speaks of people by their ids: what cursors hold, when they are read.
  static func areIn(_ text: String) -> Bool {
    let plain = PlainName.of(text)
    return ["consumerid", "deviceid", "userid", "sessionid", "accountid", "visitorid"].contains { plain.holds($0) }
  }
}
