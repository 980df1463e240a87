/// The colours and attributes with which a terminal writes, in the words of orders.
struct TerminalLook: Equatable {
  /// A colour in the words of an order: `31`, `38;5;208`, `38;2;1;2;3`. Its first number tells the ground.
  struct ColorWords: Equatable {
    private let numbers: (UInt16, UInt16, UInt16, UInt16, UInt16)
    private let count: Int

    init(_ numbers: ArraySlice<UInt16>) {
      var padded: [UInt16] = [0, 0, 0, 0, 0]
      for (index, number) in numbers.enumerated() { padded[index] = number }
      self.numbers = (padded[0], padded[1], padded[2], padded[3], padded[4])
      count = numbers.count
    }

    static func == (left: ColorWords, right: ColorWords) -> Bool {
      left.count == right.count && left.numbers == right.numbers
    }

    func add(to order: inout [UInt16]) {
      order.append(numbers.0)
      if count > 1 { order.append(numbers.1) }
      if count > 2 { order.append(numbers.2) }
      if count > 3 { order.append(numbers.3) }
      if count > 4 { order.append(numbers.4) }
    }
  }

  /// The colours; `nil` while they are not known.
  var foreground: ColorWords?
  var background: ColorWords?
  /// The attributes that are on, each as the bit of its number in orders; `nil` while they are not known.
  var attributes: UInt16?

  /// The look after an order that turns everything off.
  static let plain = TerminalLook(foreground: ColorWords([39]), background: ColorWords([49]), attributes: 0)

  /// The numbers that end attributes, with the attributes that each of them ends.
  private static let ends: [(number: UInt16, attributes: UInt16)] = [
    (22, 1 << 1 | 1 << 2), (23, 1 << 3), (24, 1 << 4), (25, 1 << 5 | 1 << 6), (27, 1 << 7), (28, 1 << 8), (29, 1 << 9),
  ]

  /// Follows a number for an attribute. Returns `false` if the attributes are not known.
  mutating func follow(_ number: UInt16) -> Bool {
    guard let attributes else { return false }
    let ended = Self.ends.first { $0.number == number }?.attributes
    self.attributes = ended.map { attributes & ~$0 } ?? (attributes | 1 << number)
    return true
  }

  /// Adds the numbers that change another look into this one, each thing by itself. Returns `false` if that is not
  /// possible. Attributes that are not known are left out.
  func add(to order: inout [UInt16], from look: TerminalLook, endsAttributes: Bool) -> Bool {
    if let attributes {
      guard let old = look.attributes else { return false }
      var left = old
      for end in Self.ends where old & ~attributes & end.attributes != 0 {
        guard endsAttributes else { return false }
        order.append(end.number)
        left &= ~end.attributes
      }
      Self.add(attributes & ~left, to: &order)
    }
    if foreground != look.foreground { foreground?.add(to: &order) }
    if background != look.background { background?.add(to: &order) }
    return true
  }

  /// Adds the numbers that make this look after everything was turned off. Returns `false` if it is not known.
  func add(toPlain order: inout [UInt16]) -> Bool {
    guard let attributes, let foreground, let background else { return false }
    order.append(0)
    Self.add(attributes, to: &order)
    if foreground != Self.plain.foreground { foreground.add(to: &order) }
    if background != Self.plain.background { background.add(to: &order) }
    return true
  }

  private static func add(_ attributes: UInt16, to order: inout [UInt16]) {
    guard attributes != 0 else { return }
    for number in 1...9 as ClosedRange<UInt16> where attributes & 1 << number != 0 { order.append(number) }
  }
}
