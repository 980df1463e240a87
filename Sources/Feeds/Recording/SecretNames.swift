import Text

/// What the names of secrets look like, wherever they stand: in JSON, in queries, in headers.
enum SecretNames {
  /// Written alike whether words are divided by underlines, hyphens, capitals or nothing.
  private static let parts = [
    "authorization", "password", "passwd", "apikey", "clientsecret", "amzsignature", "consumerid", "deviceid", "userid",
    "sessionid", "accountid", "visitorid", "accesstoken", "refreshtoken", "authtoken", "idtoken", "sessiontoken",
    "csrftoken", "securitytoken", "credential", "accesskey", "privatekey", "secretkey", "signingkey", "passphrase",
  ]

  /// What stands for a secret only if it is the whole name: there are secret menus, and cookies to eat.
  private static let names: Set = [
    "token", "jwt", "secret", "cookie", "cookies", "setcookie", "signature", "auth", "sig", "pwd", "sid", "jsessionid",
    "phpsessid",
  ]

  /// Whether a header says what a browser is and where it has been, as commands that it has copied do.
  static func areOfBrowser(_ header: String) -> Bool {
    let name = header.lowercased()
    return browser.contains(name) || name.hasPrefix("sec-") || name.hasPrefix("x-facets-")
  }

  private static let browser: Set = [
    "accept", "accept-encoding", "accept-language", "cache-control", "content-type", "dnt", "origin", "pragma",
    "priority", "referer", "te", "upgrade-insecure-requests", "user-agent", "x-experience-id",
  ]

  /// Whether a part of an address's query is known to be no secret: a place in a list, sections, filters, the form of a
  /// picture. Everything else of a query is taken for one.
  static func areHarmless(_ name: String, value: String) -> Bool {
    let plain = PlainName.of(RecordedRequest.unescaped(name[...]))
    guard !HiddenText.holdsIDs(value) else { return false }
    return words.contains(plain)
      || numbers.contains(plain) && value.utf8.count < shortestCursor
        && value.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
  }

  /// Whether the name of a part of a query sounds like a secret.
  static func mayHoldSecret(_ name: String) -> Bool {
    let plain = PlainName.of(RecordedRequest.unescaped(name[...]))
    return holdSecret(name)
      || ["key", "auth", "sig", "pwd", "pass", "session", "sid", "token", "code"].contains { plain.holds($0) }
  }

  private static let words: Set = [
    "sections", "filterquery", "filters", "filter", "sort", "sortby", "orderby", "pricerange", "eta", "rating",
    "cuisine",
    "cuisines", "dietary", "pickup", "lang", "language", "locale", "format", "fit", "crop", "auto",
  ]
  private static let numbers: Set = [
    "page", "pagesize", "perpage", "limit", "offset", "start", "count", "size", "rows", "version", "v", "w", "h",
    "width",
    "height", "dpr", "quality",
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
