/// Returns the length of the well-formed multi-byte sequence at `bytes`, or 0. It follows table 3-7 of the Unicode
/// Standard: no overlong forms, no surrogates, nothing above U+10FFFF.
@inline(__always)
func utf8Length(_ bytes: UnsafePointer<UInt8>) -> Int {
  let lead = bytes[0]
  switch lead {
  case 0xC2...0xDF:
    return isContinuation(bytes[1]) ? 2 : 0
  case 0xE0...0xEF:
    let second = bytes[1]
    let lowest: UInt8 = lead == 0xE0 ? 0xA0 : 0x80
    let highest: UInt8 = lead == 0xED ? 0x9F : 0xBF
    return second >= lowest && second <= highest && isContinuation(bytes[2]) ? 3 : 0
  case 0xF0...0xF4:
    let second = bytes[1]
    let lowest: UInt8 = lead == 0xF0 ? 0x90 : 0x80
    let highest: UInt8 = lead == 0xF4 ? 0x8F : 0xBF
    return second >= lowest && second <= highest && isContinuation(bytes[2]) && isContinuation(bytes[3]) ? 4 : 0
  default:
    return 0
  }
}

@inline(__always)
private func isContinuation(_ byte: UInt8) -> Bool {
  byte & 0xC0 == 0x80
}

@inline(__always)
func hexDigit(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
  default: nil
  }
}
