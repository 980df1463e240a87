import Feeds
import Text

/// A page of a server: what was asked for it, and what links on it are relative to.
struct HTTPPage {
  let asked: URIReference
  var base: URIReference
  /// Which feed of its answer the page is; `nil` for the largest.
  let operation: String?

  init(_ asked: URIReference, base: URIReference? = nil, operation: String? = nil) {
    self.asked = asked
    self.operation = operation
    self.base = base ?? asked
  }

  var name: SafeText { Self.name(of: asked) }

  /// What a person calls an address: without passwords, without its query, with no cursor whole.
  static func name(of address: URIReference) -> SafeText {
    let address = address.withoutUser
    return SafeText((address.scheme ?? "") + "://" + (address.authority ?? "")) + masked(address.path)
  }

  /// The last word of the address, or the host.
  var title: SafeText {
    let words = Self.masked(asked.path).string.split(separator: "/").map { String($0) }.filter { !$0.holds("**") }
    return words.last.map { SafeText($0).truncated(to: 40) } ?? SafeText(asked.host)
  }

  private static func masked(_ path: String) -> SafeText {
    CursorMask.masked(SafeText(path))
  }
}
