import Foundation
import TestSupport

/// Numbers at and beyond the limits of integers, and texts with such numbers.
enum ExtremeNumbers {
  private static let whole = [
    "\(Int.min)", "\(Int.max)", "\(1 << 62)", "\(-1 << 62)", "9223372036854775808", "-9223372036854775809", "0", "-1",
    "4294967296", "2147483648", "-2147483649", "1099511627776", "4398046511104", "65536", "99999999999999999999",
  ]
  private static let broken = ["1e308", "-1e308", "1e-308", "1e999", "0.5", "-0", "1e99999999999"]

  static func any(using random: inout SeededGenerator) -> String {
    Bool.random(using: &random) ? wholeNumber(using: &random) : broken.randomElement(using: &random) ?? "0"
  }

  static func wholeNumber(using random: inout SeededGenerator) -> String {
    whole.randomElement(using: &random) ?? "0"
  }

  /// Returns the text with some of its numbers replaced by extreme ones.
  static func inserted(into text: String, using random: inout SeededGenerator) -> String {
    let bytes = Array(text.utf8)
    let isDigit: (UInt8) -> Bool = { (0x30...0x39).contains($0) }
    let starts = bytes.indices.filter { isDigit(bytes[$0]) && ($0 == 0 || !isDigit(bytes[$0 - 1])) }
    var chosen = Set(
      (0..<Int.random(in: 1...4, using: &random)).compactMap { _ in starts.randomElement(using: &random) })
    var result: [UInt8] = []
    var at = 0
    while at < bytes.count {
      guard chosen.remove(at) != nil else {
        result.append(bytes[at])
        at += 1
        continue
      }
      result += any(using: &random).utf8
      while at < bytes.count, isDigit(bytes[at]) { at += 1 }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
