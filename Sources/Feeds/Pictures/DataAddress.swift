import JSON
import Text

/// A `data:` address (RFC 2397), which holds its bytes itself.
public enum DataAddress {
  /// Returns the bytes of an address; `nil` if it is no valid `data:` address.
  public static func bytes(of address: String) -> [UInt8]? {
    guard address.utf8.starts(with: "data:".utf8), let comma = address.utf8.firstIndex(of: UInt8(ascii: ",")) else {
      return nil
    }
    let head = address[..<comma]
    let body = address[address.utf8.index(after: comma)...]
    guard let plain = PercentText.decode(body) else { return nil }
    guard head.hasSuffix(";base64") else { return plain }
    return Base64.decode(String(decoding: plain, as: UTF8.self))
  }
}
