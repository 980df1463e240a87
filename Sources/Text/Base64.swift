/// Bytes as letters (RFC 4648), in which archives and addresses keep bytes that may not be text.
public enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  public static func encode(_ bytes: some Sequence<UInt8>) -> String {
    var letters: [UInt8] = []
    var bits = 0
    var count = 0
    for byte in bytes {
      bits = bits << 8 | Int(byte)
      count += 8
      while count >= 6 {
        count -= 6
        letters.append(alphabet[bits >> count & 63])
      }
      bits &= 63
    }
    if count > 0 { letters.append(alphabet[bits << (6 - count) & 63]) }
    while letters.count % 4 != 0 { letters.append(UInt8(ascii: "=")) }
    return String(decoding: letters, as: UTF8.self)
  }
}
