import Drawing

/// Reads a sequence with sixels step by step: `ESC P`, its settings, `q`, the size, then colours and columns of six
/// pixels.
struct SixelReader {
  enum Step {
    /// A colour and its definition, which ends before the next command. Numbers begin with 1 here.
    case define(UInt16, ArraySlice<UInt8>)
    case select(UInt16)
    case lineStart
    case nextBand
    /// Six pixels below each other, `count` times beside each other.
    case column(bits: UInt8, count: Int)
  }

  private let bytes: [UInt8]
  private var position = 0

  /// The pixels below each other in a column.
  static let band = 6
  /// The letter of a column without pixels.
  static let lowest = UInt8(ascii: "?")
  private static let highest = UInt8(ascii: "~")

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads the beginning up to the size in pixels: `"1;1;width;height`.
  mutating func size() -> Size? {
    guard let start = bytes.prefix(32).firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    position = start + 1
    let numbers = numbers()
    guard numbers.count == 4, (1...8_192).contains(numbers[2]), (1...8_192).contains(numbers[3]) else { return nil }
    return Size(numbers[2], numbers[3])
  }

  /// Whether everything up to `ESC \` has been read.
  var isAtEnd: Bool { position == bytes.count - 2 && bytes.suffix(2).elementsEqual([0x1B, 0x5C]) }

  mutating func next() -> Step? {
    guard position < bytes.count - 2 else { return nil }
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "#"): return color()
    case UInt8(ascii: "$"):
      position += 1
      return .lineStart
    case UInt8(ascii: "-"):
      position += 1
      return .nextBand
    case UInt8(ascii: "!"):
      position += 1
      guard let count = numbers().first, (1...8_192).contains(count), let bits = bits() else { return nil }
      return .column(bits: bits, count: count)
    default:
      return bits().map { .column(bits: $0, count: 1) }
    }
  }

  private mutating func bits() -> UInt8? {
    guard bytes.indices.contains(position), (Self.lowest...Self.highest).contains(bytes[position]) else { return nil }
    defer { position += 1 }
    return bytes[position] - Self.lowest
  }

  private mutating func color() -> Step? {
    position += 1
    let start = position
    let numbers = numbers()
    guard let first = numbers.first, (0..<65_535).contains(first) else { return nil }
    guard numbers.count > 1 else { return .select(UInt16(first + 1)) }
    let definition = bytes[start..<position].drop { $0 != UInt8(ascii: ";") }
    return .define(UInt16(first + 1), definition)
  }

  /// Reads numbers between semicolons.
  private mutating func numbers() -> [Int] {
    var numbers = [0]
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let number = numbers[numbers.count - 1] * 10 + Int(byte - UInt8(ascii: "0"))
        numbers[numbers.count - 1] = min(number, 1_000_000)
      case UInt8(ascii: ";"):
        guard numbers.count < 8 else { return numbers }
        numbers.append(0)
      default: return numbers
      }
      position += 1
    }
    return numbers
  }
}
