import Drawing
import Reporting

extension Arguments {
  /// The options that a command takes. A bit set, because the metadata of a generic set would be looked up at every
  /// start.
  struct Options: Equatable, ExpressibleByArrayLiteral {
    private var bits: UInt128 = 0

    init(arrayLiteral options: Option...) {
      for option in options { insert(option) }
    }

    func contains(_ option: Option) -> Bool { bits & Self.bit(option) != 0 }

    mutating func insert(_ option: Option) { bits |= Self.bit(option) }

    func union(_ others: Options) -> Options {
      var all = self
      all.bits |= others.bits
      return all
    }

    func subtracting(_ others: Options) -> Options {
      var rest = self
      rest.bits &= ~others.bits
      return rest
    }

    /// The bit of an option, by its index among all cases, which is how an enum without payloads is stored.
    private static func bit(_ option: Option) -> UInt128 { 1 << UInt128(unsafeBitCast(option, to: UInt8.self)) }
  }
}

extension Arguments {
  /// Reads the value of `--size`.
  static func size(_ argument: String) throws(Failure) -> Size {
    guard let size = Size(argument: argument) else {
      let sides = argument.split(separator: "x").filter {
        !$0.isEmpty && $0.utf8.allSatisfy { 0x31...0x39 ~= $0 || $0 == 0x30 }
      }
      if sides.count == 2, !sides.contains(where: { Int($0) == 0 }) {
        throw .usage("'\(argument)' is too large; a frame has at most \(Size.mostCells) cells")
      }
      throw .usage("'\(argument)' is not a size; write columns x rows: --size 100x40")
    }
    return size
  }
}
