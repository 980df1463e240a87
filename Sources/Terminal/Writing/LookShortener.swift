import CNcurses

/// Shortens the orders for colours and attributes in a frame.
///
/// ncurses sets both colours when one of them changes, each with an order of its own. It turns everything off before it
/// sets attributes, and chooses the letters of ASCII each time. Here all orders between two letters become one, which
/// changes what differs from the look before.
struct LookShortener {
  /// The abilities that a terminal is known to have.
  struct Abilities {
    /// Whether attributes can be ended one by one.
    var endsAttributes = false
    /// Whether the letters are those of ASCII already. This is not known before the first frame.
    var hasLetters = false

    /// The abilities of the terminal that ncurses has set up. One that ends underlines by a number of ECMA-48 ends the
    /// other attributes by theirs.
    static var current: Abilities {
      Abilities(endsAttributes: facet_string("rmul").map { String(cString: $0) } == "\u{1B}[24m")
    }
  }

  private let abilities: Abilities
  /// The look that the terminal has now.
  private var look = TerminalLook()
  /// The look of the next letter.
  private var wanted = TerminalLook()
  /// The changes of attributes while these are not known.
  private var loose: [UInt16] = []
  /// Whether an order since the last letter has ended attributes one by one, which the terminal therefore can.
  private var hasEndedAttributes = false
  private var numbers: [UInt16] = []
  private var output: [UInt8] = []
  // Two ways to say one change. They are kept, because a frame has many.
  private var change: [UInt16] = []
  private var anew: [UInt16] = []

  private static let escape: UInt8 = 0x1B
  /// The most numbers of an order that is looked at.
  private static let mostNumbers = 16

  private init(_ abilities: Abilities) {
    self.abilities = abilities
  }

  static func shortened(_ frame: [UInt8], for abilities: Abilities = Abilities()) -> [UInt8] {
    guard frame.contains(escape) else { return frame }
    var shortener = LookShortener(abilities)
    shortener.output.reserveCapacity(frame.count)
    shortener.read(frame)
    return shortener.output
  }

  private mutating func read(_ frame: [UInt8]) {
    frame.withUnsafeBufferPointer { frame in
      var position = 0
      var written = 0
      while position < frame.count {
        guard frame[position] == Self.escape else {
          position += 1
          continue
        }
        if Self.choosesASCII(frame, at: position) {
          keep(frame[written..<position])
          // The choice needs no look.
          if !abilities.hasLetters { output += frame[position..<position + 3] }
          position += 3
        } else if let end = readOrder(in: frame, at: position) {
          keep(frame[written..<position])
          if !follow() {
            keep(frame[position..<end])
            (look, wanted) = (TerminalLook(), TerminalLook())
          }
          position = end
        } else {
          position += 1
          continue
        }
        written = position
      }
      keep(frame[written...])
      flush()
    }
  }

  /// Hands bytes on that are not about looks, after the look that they need.
  private mutating func keep(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    guard !bytes.isEmpty else { return }
    flush()
    output += bytes
  }

  /// Whether the order `ESC ( B` begins at a position.
  private static func choosesASCII(_ frame: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    start + 2 < frame.count && frame[start + 1] == UInt8(ascii: "(") && frame[start + 2] == UInt8(ascii: "B")
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

  /// Takes the numbers of an order over into the wanted look. Returns `false` for an order that is to be kept as it is.
  private mutating func follow() -> Bool {
    let before = (wanted, loose.count)
    var index = 0
    while index < numbers.count {
      var count = 1
      switch numbers[index] {
      case 0:
        wanted = .plain
      case 1...9, 22...25, 27...29:
        hasEndedAttributes = hasEndedAttributes || numbers[index] > 9
        if !wanted.follow(numbers[index]) { loose.append(numbers[index]) }
      case 30...37, 39, 90...97: wanted.foreground = TerminalLook.ColorWords(numbers[index...index])
      case 40...47, 49, 100...107: wanted.background = TerminalLook.ColorWords(numbers[index...index])
      case 38, 48:
        count = index + 1 < numbers.count ? numbers[index + 1] == 5 ? 3 : numbers[index + 1] == 2 ? 5 : 0 : 0
        guard count > 0, index + count <= numbers.count else { return giveUp(before) }
        let words = TerminalLook.ColorWords(numbers[index..<index + count])
        if numbers[index] == 38 { wanted.foreground = words } else { wanted.background = words }
      default: return giveUp(before)
      }
      index += count
    }
    return true
  }

  private mutating func giveUp(_ before: (look: TerminalLook, looseCount: Int)) -> Bool {
    wanted = before.look
    loose.removeLast(loose.count - before.looseCount)
    flush()
    return false
  }

  /// Writes one order for all that differs from the wanted look.
  private mutating func flush() {
    guard wanted != look || !loose.isEmpty else { return }
    defer {
      look = wanted
      hasEndedAttributes = false
      loose.removeAll(keepingCapacity: true)
    }
    change.removeAll(keepingCapacity: true)
    // After an order that turns everything off, changes before it no longer count.
    if wanted.attributes == nil { change += loose }
    let canChange = wanted.add(
      to: &change, from: look, endsAttributes: abilities.endsAttributes || hasEndedAttributes)
    anew.removeAll(keepingCapacity: true)
    let canStartAnew = wanted.add(toPlain: &anew)
    if canStartAnew, !canChange || Self.length(anew) < Self.length(change) {
      // Without a number the order turns everything off.
      write(anew == [0] ? [] : anew)
    } else if !change.isEmpty {
      write(change)
    }
  }

  private static func length(_ order: [UInt16]) -> Int {
    order == [0] ? 0 : order.reduce(0) { $0 + ($1 < 10 ? 2 : $1 < 100 ? 3 : 4) }
  }

  private mutating func write(_ order: [UInt16]) {
    output += [Self.escape, UInt8(ascii: "[")]
    for (index, number) in order.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ";")) }
      if number >= 100 { output.append(UInt8(ascii: "0") + UInt8(number / 100 % 10)) }
      if number >= 10 { output.append(UInt8(ascii: "0") + UInt8(number / 10 % 10)) }
      output.append(UInt8(ascii: "0") + UInt8(number % 10))
    }
    output.append(UInt8(ascii: "m"))
  }
}
