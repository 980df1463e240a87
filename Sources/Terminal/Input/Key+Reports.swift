import Input

/// Decodes keys that a terminal reports by numbers, `105;5u` (kitty and others) or `27;5;105~` (xterm).
///
/// The program does not ask for such reports. Some terminals and multiplexers are set to send them, and only they tell
/// Ctrl-i apart from Tab.
extension Key {
  private static let shiftBit = 1
  private static let altBit = 2
  private static let controlBit = 4
  /// Caps Lock and Num Lock, which change no key.
  private static let locks = 64 | 128

  /// `nil` for bytes that are no such report, and for modifiers without a meaning here. `bytes` are without `ESC [`.
  init?(report bytes: [UInt8]) {
    let fields = bytes.dropLast().split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { field in
      field.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.number)
    }
    switch bytes.last {
    case UInt8(ascii: "u")? where fields.count <= 3:
      self.init(number: fields.first?.first ?? nil, modifiers: fields.dropFirst().first ?? [1])
    case UInt8(ascii: "~")? where fields.count == 3 && fields[0] == [27]:
      self.init(number: fields[2].first ?? nil, modifiers: fields[1])
    default: return nil
    }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    UInt16(String(decoding: digits, as: UTF8.self)).map(Int.init)
  }

  /// Makes the key from its number, and from its modifiers with the kind of event. Only presses and repeats count.
  private init?(number: Int?, modifiers: [Int?]) {
    // The numbers from 0xE000 on stand for keys without a character.
    guard let scalar = number.flatMap({ Unicode.Scalar(UInt32($0)) }), scalar.value < 0xE000,
      modifiers.dropFirst().first != 3
    else { return nil }
    let held = (((modifiers.first ?? 1) ?? 1) - 1) & ~Self.locks
    let isShifted = held & Self.shiftBit != 0
    let typed = (isShifted ? scalar.properties.uppercaseMapping.unicodeScalars.first : nil) ?? scalar
    switch (held & ~Self.shiftBit, scalar.value) {
    case (0, 9): self = isShifted ? .backTab : .tab
    case (0, 13), (Self.controlBit, 13): self = .enter
    case (0, 27), (Self.controlBit, 27): self = .escape
    case (0, 8), (0, 127), (Self.controlBit, 8), (Self.controlBit, 127): self = .backspace
    case (0, 0x20..<0x7F), (0, 0xA0...): self = .character(typed)
    case (Self.altBit, 8), (Self.altBit, 127): self = .alt(Self.erase)
    case (Self.altBit, 0x20..<0x7F): self = .alt(typed)
    case (Self.controlBit, 0x20): self = .control(" ")
    case (Self.controlBit, 0x21..<0x7F): self.init("Ctrl-\(scalar)")
    default: return nil
    }
  }
}
