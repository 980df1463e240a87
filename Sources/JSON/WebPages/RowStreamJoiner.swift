/// A builder of one stream of rows from the pieces that the scripts of a page push: `self.__next_f.push([1,"…"])`.
struct RowStreamJoiner: ~Copyable {
  static let name = Array("__next_f".utf8)
  private static let push = Array(".push([".utf8)
  /// The greatest distance of a push from its name, which stand close together:
  /// `(self.__next_f=self.__next_f||[]).push(`.
  private static let farthestPush = 64
  /// The number of bytes of a piece between two marks.
  private static let spacing = 4096

  private let file: ByteBuffer
  private var stream = ByteBufferBuilder()
  private var marks: [RowStream.Mark] = []
  /// The first half of a surrogate pair at the end of the last piece.
  private var half: UInt32?

  private init(_ file: ByteBuffer) {
    self.file = file
  }

  /// Joins the pieces of the scripts; returns `nil` where they push nothing.
  static func join(_ scripts: [Script], of file: ByteBuffer) -> RowStream? {
    guard !scripts.isEmpty else { return nil }
    var joiner = RowStreamJoiner(file)
    // The decoded text of a script is never longer than the script.
    joiner.stream.expect(scripts.reduce(0) { $0 + $1.range.count })
    for script in scripts { joiner.join(script) }
    return joiner.finish()
  }

  /// Appends the pieces that one script pushes.
  private mutating func join(_ script: Script) {
    var at = script.range.lowerBound
    // The position can exceed the range: a backslash at the end of a script counts the byte after it as its escape.
    while at < script.range.upperBound, let name = find(Self.name, in: at..<script.range.upperBound) {
      at = name + Self.name.count
      let end = min(script.range.upperBound, at + Self.farthestPush)
      guard let push = find(Self.push, in: at..<end) else { continue }
      at = joinPush(at: push + Self.push.count, of: script)
    }
  }

  private consuming func finish() -> RowStream? {
    endHalf()
    guard !marks.isEmpty else { return nil }
    // The last row gets a line break like every other row, so that no value of a row ends at the end of the bytes.
    stream.append(0x0A)
    return RowStream(bytes: ByteBuffer(stream), file: file, marks: marks)
  }

  /// Appends the piece of `1,"…"` and returns the position after it.
  private mutating func joinPush(at start: Int, of script: Script) -> Int {
    var at = start
    var kind = 0
    while at < script.range.upperBound, let digit = hexDigit(file[at]), digit < 10, kind < 100 {
      kind = kind * 10 + Int(digit)
      at += 1
    }
    while at < script.range.upperBound, [0x20, UInt8(ascii: ",")].contains(file[at]) { at += 1 }
    guard at < script.range.upperBound, file[at] == UInt8(ascii: "\"") else { return at }
    let content = at + 1..<script.range.upperBound
    switch kind {
    case 1: return joinString(content, script)
    case 3: return joinBase64(content, script)
    default: return RowStreamJoiner.end(ofString: content, in: file)
    }
  }

  private mutating func mark(_ fileOffset: Int, _ script: Script) {
    marks.append(
      RowStream.Mark(
        offset: UInt32(stream.count), fileOffset: UInt32(fileOffset), script: UInt32(script.number)))
  }

  /// Appends the decoded text of a string up to its closing quote.
  private mutating func joinString(_ content: Range<Int>, _ script: Script) -> Int {
    var at = content.lowerBound
    var nextMark = at
    while at < content.upperBound {
      if at >= nextMark {
        mark(at, script)
        nextMark = at + Self.spacing
      }
      if file[at] == UInt8(ascii: "\"") { return at + 1 }
      if let escape = RowEscape(unusualIn: file, at: at) {
        take(escape.meaning)
        at += escape.length
      } else {
        endHalf()
        at = stream.appendUnescaped(in: file, from: at, to: min(content.upperBound, nextMark))
      }
    }
    return at
  }

  private mutating func take(_ meaning: RowEscape.Meaning) {
    switch meaning {
    case .byte(let byte):
      endHalf()
      stream.append(byte)
    case .scalar(let scalar):
      endHalf()
      stream.append(scalar)
    case .half(let unit):
      if let high = half, let scalar = RowEscape.scalar(high: high, low: unit) {
        half = nil
        stream.append(scalar)
      } else {
        endHalf()
        half = unit
      }
    }
  }

  /// Appends U+FFFD for half of a surrogate pair without its other half.
  private mutating func endHalf() {
    guard half != nil else { return }
    half = nil
    stream.append("\u{FFFD}")
  }

  /// Appends a piece that is pushed as base64, because it is not text.
  private mutating func joinBase64(_ content: Range<Int>, _ script: Script) -> Int {
    let end = Self.end(ofString: content, in: file)
    endHalf()
    mark(content.lowerBound, script)
    var bits: UInt32 = 0
    var count = 0
    for offset in content.lowerBound..<max(content.lowerBound, end - 1) {
      guard let value = Self.base64Value(of: file[offset]) else { continue }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        stream.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return end
  }

  private static func base64Value(of letter: UInt8) -> UInt32? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter) - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter) + 4
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }

  /// Returns the position after the closing quote.
  private static func end(ofString content: Range<Int>, in file: ByteBuffer) -> Int {
    var at = content.lowerBound
    while at < content.upperBound {
      switch file[at] {
      case UInt8(ascii: "\""): return at + 1
      case UInt8(ascii: "\\"): at += 2
      default: at += 1
      }
    }
    return content.upperBound
  }

  private func find(_ name: [UInt8], in range: Range<Int>) -> Int? {
    file.place(of: name, in: range)
  }
}
