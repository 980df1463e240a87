/// Shortens the orders for colours and attributes in a frame.
///
/// ncurses sets both colours when one of them changes, each with an order of its own, and turns everything off before it
/// sets attributes. Here all orders between two letters become one, without the colours that hold already.
struct LookShortener {
  /// A colour in the words of an order: `31`, `38;5;208`, `38;2;1;2;3`. Its first number tells the ground.
  private struct ColorWords: Equatable {
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

    func write(_ add: (UInt16) -> Void) {
      add(numbers.0)
      if count > 1 { add(numbers.1) }
      if count > 2 { add(numbers.2) }
      if count > 3 { add(numbers.3) }
      if count > 4 { add(numbers.4) }
    }
  }

  /// The colours that the terminal has now; `nil` while they are not known.
  private var foreground: ColorWords?
  private var background: ColorWords?
  private var wantedForeground: ColorWords?
  private var wantedBackground: ColorWords?
  /// The attributes to set with the next colours, in the words of orders.
  private var attributes: [UInt16] = []
  private var numbers: [UInt16] = []
  private var output: [UInt8] = []

  private static let defaults = (ColorWords([39]), ColorWords([49]))
  private static let escape: UInt8 = 0x1B
  /// The most numbers of an order that is looked at.
  private static let mostNumbers = 16

  private init() {}

  static func shortened(_ frame: [UInt8]) -> [UInt8] {
    guard frame.contains(escape) else { return frame }
    var shortener = LookShortener()
    shortener.output.reserveCapacity(frame.count)
    shortener.read(frame)
    return shortener.output
  }

  private mutating func read(_ frame: [UInt8]) {
    frame.withUnsafeBufferPointer { frame in
      var position = 0
      var written = 0
      while position < frame.count {
        guard frame[position] == Self.escape, let end = readOrder(in: frame, at: position) else {
          position += 1
          continue
        }
        keep(frame[written..<position])
        if !follow() {
          keep(frame[position..<end])
          (foreground, background) = (nil, nil)
        }
        position = end
        written = end
      }
      keep(frame[written...])
      flush()
    }
  }

  /// Hands bytes on that are not about looks, after the looks that they need. The choice of a set of letters needs none.
  private mutating func keep(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    guard !bytes.isEmpty else { return }
    if !(bytes.count == 3 && bytes.first == Self.escape && bytes.dropFirst().first == UInt8(ascii: "(")) { flush() }
    output += bytes
  }

  /// Reads the numbers of an order for looks, `ESC [ 1 ; 31 m`. Returns the position behind it; `nil` if there is none.
  private mutating func readOrder(in frame: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    guard start + 2 < frame.count, frame[start + 1] == UInt8(ascii: "[") else { return nil }
    numbers.removeAll(keepingCapacity: true)
    var number: UInt16 = 0
    for position in start + 2..<frame.count {
      switch frame[position] {
      case let digit where UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit:
        guard number < 100 else { return nil }
        number = number * 10 + UInt16(digit - UInt8(ascii: "0"))
      case UInt8(ascii: ";"):
        guard numbers.count < Self.mostNumbers else { return nil }
        numbers.append(number)
        number = 0
      case UInt8(ascii: "m"):
        numbers.append(number)
        return position + 1
      default: return nil
      }
    }
    return nil
  }

  /// Takes the numbers of an order over into what is wanted. Returns `false` for an order that is to be kept as it is.
  private mutating func follow() -> Bool {
    let before = (attributes, wantedForeground, wantedBackground)
    var index = 0
    while index < numbers.count {
      var count = 1
      switch numbers[index] {
      case 0:
        attributes = [0]
        (wantedForeground, wantedBackground) = (Self.defaults.0, Self.defaults.1)
      case 1...9, 21...29: attributes.append(numbers[index])
      case 30...37, 39, 90...97: wantedForeground = ColorWords(numbers[index...index])
      case 40...47, 49, 100...107: wantedBackground = ColorWords(numbers[index...index])
      case 38, 48:
        count = index + 1 < numbers.count ? numbers[index + 1] == 5 ? 3 : numbers[index + 1] == 2 ? 5 : 0 : 0
        guard count > 0, index + count <= numbers.count else { return giveUp(before) }
        let words = ColorWords(numbers[index..<index + count])
        if numbers[index] == 38 { wantedForeground = words } else { wantedBackground = words }
      default: return giveUp(before)
      }
      index += count
    }
    return true
  }

  private mutating func giveUp(_ before: ([UInt16], ColorWords?, ColorWords?)) -> Bool {
    (attributes, wantedForeground, wantedBackground) = before
    flush()
    return false
  }

  /// Writes one order for all that is wanted and not there yet.
  private mutating func flush() {
    if attributes.first == 0 { (foreground, background) = (Self.defaults.0, Self.defaults.1) }
    let front = wantedForeground == foreground ? nil : wantedForeground
    let ground = wantedBackground == background ? nil : wantedBackground
    defer {
      (foreground, background) = (wantedForeground ?? foreground, wantedBackground ?? background)
      (wantedForeground, wantedBackground) = (nil, nil)
      attributes.removeAll(keepingCapacity: true)
    }
    guard !attributes.isEmpty || front != nil || ground != nil else { return }
    output += [Self.escape, UInt8(ascii: "[")]
    // Without a number the order turns everything off.
    if attributes != [0] || front != nil || ground != nil {
      let start = output.count
      for number in attributes { write(number, after: start) }
      front?.write { write($0, after: start) }
      ground?.write { write($0, after: start) }
    }
    output.append(UInt8(ascii: "m"))
  }

  private mutating func write(_ number: UInt16, after start: Int) {
    if output.count > start { output.append(UInt8(ascii: ";")) }
    if number >= 100 { output.append(UInt8(ascii: "0") + UInt8(number / 100 % 10)) }
    if number >= 10 { output.append(UInt8(ascii: "0") + UInt8(number / 10 % 10)) }
    output.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
