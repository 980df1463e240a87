import Text

/// Recognises the names of secrets in JSON, queries and headers.
enum SecretNames {
  /// Parts of names that hold secrets, in the form of `PlainName`.
  private static let parts =
    [
      "authorization", "password", "passwd", "apikey", "clientsecret", "amzsignature", "accesstoken", "refreshtoken",
      "authtoken", "idtoken", "sessiontoken", "csrftoken", "securitytoken", "credential", "accesskey", "privatekey",
      "secretkey", "signingkey", "passphrase",
    ] + ownIDs

  /// Those whose ids are secrets.
  private static let owners = ["consumer", "device", "user", "session", "account", "visitor"]
  private static let ids = ["id", "uuid", "guid"]
  private static let ownIDs = owners.flatMap { owner in ids.map { owner + $0 } }

  /// Whole names of secrets. As parts of names they would match harmless ones, such as a secret menu.
  private static let names: Set = [
    "token", "jwt", "secret", "cookie", "cookies", "setcookie", "signature", "auth", "sig", "pwd", "sid", "jsessionid",
    "phpsessid", "tokens", "csrf", "xsrf", "uid", "idfa", "idfv", "gaid", "advertisingid", "anonymousid",
  ]

  /// Whether a header describes the browser, as in a command that a browser has copied.
  static func areOfBrowser(_ header: String) -> Bool {
    let name = header.lowercased()
    return browser.contains(name) || name.hasPrefix("sec-") || name.hasPrefix("x-facets-")
  }

  private static let browser: Set = [
    "accept", "accept-encoding", "accept-language", "cache-control", "content-type", "dnt", "origin", "pragma",
    "priority", "referer", "te", "upgrade-insecure-requests", "user-agent", "x-experience-id",
  ]

  /// Whether a query item is known to be harmless: an offset, sections, filters, the size of a picture. All other items
  /// are treated as secrets.
  static func areHarmless(_ name: String, value: String) -> Bool {
    let plain = PlainName.of(RecordedRequest.unescaped(name[...]))
    guard !HiddenText.holdsIDs(value) else { return false }
    return words.contains(plain)
      || numbers.contains(plain) && value.utf8.count < shortestCursor
        && value.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
  }

  /// Whether the name of a query item sounds like a secret.
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

  /// Whether a member of an object is the id of a consumer, a device or the like: `"user": {"id": …}`.
  static func isID(_ name: String, of owner: String) -> Bool {
    ids.contains(PlainName.of(name)) && owners.contains(PlainName.of(owner))
  }

  /// Whether a member is a session by its name. A session in parts is an object.
  static func isSession(_ name: String) -> Bool { PlainName.of(name) == "session" }

  /// Whether a member with this name may hold either a number of rows or a cursor.
  static func mayHoldCursor(_ name: String) -> Bool { PlainName.of(name) == "offset" }

  /// The least length of a cursor; shorter values are numbers of rows.
  static let shortestCursor = 8

  /// Whether a text names ids of a user, a device or a session, as decoded cursors do.
  static func areIn(_ text: String) -> Bool {
    let plain = PlainName.of(text)
    return ownIDs.contains { plain.holds($0) }
  }
}
