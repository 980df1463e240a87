import FacetModel
import Text

/// An address on the web, in the form in which browsers send it: ASCII, with the other bytes in percent form. It can be
/// handed to a program that does not check it.
struct WebAddress {
  let text: SafeText

  /// The longest address in bytes. Browsers take little more, and the arguments of a program are limited.
  private static let longest = 4096

  /// Makes an address; `nil` for one that is not on the web, or that no browser would send as it was meant.
  init?(_ address: String) {
    let bytes = address.utf8
    let scheme = "https://"
    guard (9...Self.longest).contains(bytes.count), address.lowercased().hasPrefix(scheme) else { return nil }
    let host = bytes.dropFirst(scheme.utf8.count).prefix { !Self.endOfHost.contains($0) }
    guard host.allSatisfy(Self.isPlain) else { return nil }
    var written: [UInt8] = Array(bytes[..<host.endIndex])
    for byte in bytes[host.endIndex...] {
      // Browsers read a backslash as a slash in some places. No address holds a control character.
      guard byte >= 0x20, byte != 0x7F, byte != UInt8(ascii: "\\") else { return nil }
      if Self.isPlain(byte) { written.append(byte) } else { written += byte.percentForm.utf8 }
    }
    guard written.count <= Self.longest else { return nil }
    text = SafeText(String(decoding: written, as: UTF8.self))
  }

  private static let endOfHost = Array("/?#".utf8)
  private static let delimiters = Array("\"'`<>\\^{|}".utf8)

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && !delimiters.contains(byte)
  }
}
