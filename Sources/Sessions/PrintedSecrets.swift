import Feeds
import Text

/// What the user has given to say to servers, which nothing that is printed may show. All copies of a console share it:
/// a message is often printed far from where its secrets were read.
package final class PrintedSecrets {
  private var mask = SecretMask()
  package private(set) var isEmpty = true

  /// Hides headers, and the user, the password and the keys of an address, from now on.
  package func hide(_ headers: [HTTPHeader], address: URIReference) {
    for header in headers { mask.hide(header) }
    mask.hide(address)
    isEmpty = false
  }

  /// Text as it may be printed.
  package func masked(_ text: SafeText) -> SafeText {
    isEmpty ? text : SafeText(mask.masked(words: text.string))
  }

  package func masked(_ text: String) -> String {
    isEmpty ? text : mask.masked(words: text)
  }

  /// A message, which may also quote addresses that are no address of the source.
  package func masked(message: SafeText) -> SafeText {
    SafeText(mask.masked(addressesIn: masked(message).string))
  }
}
