import FacetModel
import Text

/// An address as users see it: without user name, password and fragment, and with `…` for values that may be secret.
public enum ShownAddress {
  public static func text(of address: String) -> String {
    let reference = URIReference(address).withoutUser
    var path = reference
    path.query = nil
    path.fragment = nil
    let shown = CursorMask.masked(SafeText(path.text)).string
    guard let query = reference.query, !query.isEmpty else { return shown }
    return shown + "?" + query.split(separator: "&", omittingEmptySubsequences: false).map(item).joined(separator: "&")
  }

  private static func item(_ item: Substring) -> String {
    let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
    guard parts.count == 2 else { return item.isEmpty ? "" : "…" }
    let isHarmless = parts[1].isEmpty || SecretNames.areHarmless(parts[0], value: parts[1])
    return parts[0] + "=" + (isHarmless ? parts[1] : "…")
  }
}

extension HTTPHeader {
  /// The header as users see it: `…` stands for a value that may be secret.
  public var shownLine: String { name + ": " + (isHarmless ? value : "…") }

  private var isHarmless: Bool {
    SecretNames.areOfBrowser(name) && name.lowercased() != "referer" || Self.harmless.contains(name.lowercased())
  }

  /// The headers whose values are shown, besides those that browsers send about themselves.
  private static let harmless: Set = [
    "age", "accept-ranges", "connection", "content-encoding", "content-language", "content-length", "date", "etag",
    "expires", "if-modified-since", "if-none-match", "keep-alive", "last-modified", "retry-after", "server",
    "server-timing", "strict-transport-security", "transfer-encoding", "vary", "via", "warning",
    "x-content-type-options",
  ]
}
