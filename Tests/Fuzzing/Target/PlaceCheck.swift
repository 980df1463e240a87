import JSON

/// Checks the line and column of offsets: the tables must agree with counting from the start.
struct PlaceCheck {
  private static let reach = 16

  private let input: [UInt8]
  private let lines: LineTable
  /// The first offset after a byte order mark.
  private let first: Int

  init(_ input: [UInt8]) {
    self.input = input
    lines = LineTable(ByteBuffer(input))
    first = input.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  func locate(_ offset: Int) -> Location {
    lines.location(of: offset)
  }

  func run(_ offset: Int) {
    demand((0...input.count).contains(offset), "an offset is outside the text")
    let before = input[first..<max(first, offset)]
    let line = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).last ?? []
    let expected = Location(
      line: before.count { $0 == UInt8(ascii: "\n") } + 1, column: line.count { $0 & 0xC0 != 0x80 } + 1)
    demand(locate(offset) == expected, "offset \(offset) is at \(expected), not at \(locate(offset))")

    let whole = lines.line(around: offset)
    demand(whole.upperBound <= input.count, "a line is outside the text")
    demand(!input[whole].contains(UInt8(ascii: "\n")), "a line contains a line break")
    demand(whole.lowerBound == before.endIndex - line.count, "a line begins at another offset")
    let part = lines.line(around: offset, reach: Self.reach)
    demand(part.isEmpty || whole.contains(part.lowerBound), "a part is outside its line")
    demand(part.upperBound <= whole.upperBound && part.count <= 2 * Self.reach, "a part is longer than asked for")
  }
}
