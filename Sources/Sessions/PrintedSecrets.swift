import AppCore
import Feeds
import Text

/// The secrets that the user gave for servers, masked in all printed text. Shared by all copies of a console, because
/// messages are often printed far from where secrets were read.
package final class PrintedSecrets {
  private var mask = SecretMask()
  package private(set) var isEmpty = true

  /// Masks headers, and the user, the password and the keys of an address, from now on.
  package func hide(_ headers: [HTTPHeader], address: URIReference) {
    for header in headers { mask.hide(header) }
    mask.hide(address)
    isEmpty = false
  }

  /// The text with its secrets masked.
  package func masked(_ text: SafeText) -> SafeText {
    isEmpty ? text : SafeText(mask.masked(words: text.string))
  }

  package func masked(_ text: String) -> String {
    isEmpty ? text : mask.masked(words: text)
  }

  /// The message with its secrets masked, also in addresses of other sources.
  package func masked(message: SafeText) -> SafeText {
    SafeText(mask.masked(addressesIn: masked(message).string))
  }
}

extension PrintedSecrets: TextMask {}
