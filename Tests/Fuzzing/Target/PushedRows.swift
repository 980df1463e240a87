/// Writes rows into the scripts of a page, as a server does.
enum PushedRows {
  /// Makes a page; the first byte selects where the rows are cut, and the others are the rows.
  static func page(_ input: [UInt8]) -> [UInt8] {
    guard let first = input.first else { return [] }
    let rows = input[1...]
    let cut = rows.startIndex + min(rows.count, Int(first >> 2) * rows.count / 64)
    return Array("<!doctype html><p>".utf8) + script(rows[..<cut]) + Array("\n<b>\n".utf8) + script(rows[cut...])
  }

  private static func script(_ rows: ArraySlice<UInt8>) -> [UInt8] {
    var text = Array("<script>self.__next_f.push([1,\"".utf8)
    for byte in rows {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): text += [UInt8(ascii: "\\"), byte]
      case 0x0A: text += Array("\\n".utf8)
      case 0..<0x20, UInt8(ascii: "<"):
        let digits = String(byte, radix: 16)
        text += Array("\\u00\(digits.count < 2 ? "0" : "")\(digits)".utf8)
      default: text.append(byte)
      }
    }
    return text + Array("\"])</script>".utf8)
  }
}
