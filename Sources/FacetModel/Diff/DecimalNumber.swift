import JSON

/// A number of any size, without rounding. `3`, `3.0` and `30e-1` are equal.
struct DecimalNumber: Equatable {
  /// The digits without zeros at either end; empty for zero.
  private var digits: [UInt8] = []
  private var isNegative = false
  /// The exponent of the last digit.
  private var exponent = 0
  /// The number as it is written, if its exponent does not fit into 32 bits.
  private var text: String?

  init(_ value: Value) {
    let written = value.numberText ?? ""
    let parts = written.split(maxSplits: 1) { $0 == "e" || $0 == "E" }
    let mantissa = parts.first ?? ""
    let places = mantissa.split(separator: ".", maxSplits: 1)
    isNegative = mantissa.hasPrefix("-")
    digits = mantissa.utf8.filter { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    guard let power = parts.count > 1 ? Int32(parts[1]) : 0 else {
      text = written
      return
    }
    exponent = Int(power) - (places.count > 1 ? places[1].utf8.count : 0)
    dropZeros()
  }

  private mutating func dropZeros() {
    let end = digits.lastIndex { $0 != UInt8(ascii: "0") }.map { $0 + 1 } ?? 0
    exponent += digits.count - end
    digits.removeSubrange(end...)
    digits.removeSubrange(..<(digits.firstIndex { $0 != UInt8(ascii: "0") } ?? 0))
    if digits.isEmpty {
      exponent = 0
      isNegative = false
    }
  }
}
