import Drawing
import Prism

/// Control sequences, each named as in ECMA-48 or xterm.
extension ScreenModel {
  mutating func order(_ prefix: UInt8?, _ parameters: [Int], _ final: UInt8) {
    /// A parameter that is missing or zero means 1, with few exceptions.
    func count(_ index: Int = 0) -> Int { parameters.indices.contains(index) ? max(1, parameters[index]) : 1 }
    let choice = parameters.first ?? 0
    guard prefix == nil else {
      // The alternate screen is empty at first.
      if prefix == UInt8(ascii: "?"), parameters.contains(1049), final == UInt8(ascii: "h") { erase(0..<size.height) }
      return
    }
    switch Character(Unicode.Scalar(final)) {
    case "A": place(x: x, y: y - count())
    case "B": place(x: x, y: y + count())
    case "C": place(x: x + count(), y: y)
    case "D": place(x: x - count(), y: y)
    case "G": place(x: count() - 1, y: y)
    case "H", "f": place(x: count(1) - 1, y: count() - 1)
    case "d": place(x: x, y: count() - 1)
    case "J": eraseDisplay(choice)
    case "K": eraseLine(choice)
    case "X": erase(x..<min(size.width, x + count()), inRow: y)
    case "@": insertCells(count())
    case "P": deleteCells(count())
    case "L": scroll(down: count(), in: y...region.upperBound)
    case "M": scroll(up: count(), in: y...region.upperBound)
    case "S": scroll(up: count(), in: region)
    case "T": scroll(down: count(), in: region)
    case "b": repeatLast(count())
    case "h", "l": if parameters == [4] { inserts = final == UInt8(ascii: "h") }
    case "m": style.apply(sgr: parameters)
    case "r": setRegion(parameters)
    default: break
    }
  }

  private mutating func setRegion(_ parameters: [Int]) {
    let top = max(1, parameters.first ?? 1)
    let bottom = parameters.count > 1 && parameters[1] > 0 ? min(parameters[1], size.height) : size.height
    region = top < bottom ? top - 1...bottom - 1 : 0...size.height - 1
    place(x: 0, y: 0)
  }

  private mutating func eraseDisplay(_ choice: Int) {
    switch choice {
    case 0:
      eraseLine(0)
      erase(y + 1..<size.height)
    case 1:
      eraseLine(1)
      erase(0..<y)
    default: erase(0..<size.height)
    }
  }

  private mutating func eraseLine(_ choice: Int) {
    switch choice {
    case 0: erase(x..<size.width, inRow: y)
    case 1: erase(0..<x + 1, inRow: y)
    default: erase(0..<size.width, inRow: y)
    }
  }

  private mutating func erase(_ columns: Range<Int>, inRow y: Int) {
    for column in columns { rows[y][column] = blank }
  }

  private mutating func erase(_ lines: Range<Int>) {
    for y in lines { erase(0..<size.width, inRow: y) }
  }

  mutating func insertCells(_ count: Int) {
    rows[y].insert(contentsOf: Array(repeating: blank, count: min(count, size.width - x)), at: x)
    rows[y].removeLast(rows[y].count - size.width)
  }

  private mutating func deleteCells(_ count: Int) {
    rows[y].removeSubrange(x..<min(size.width, x + count))
    rows[y] += Array(repeating: blank, count: size.width - rows[y].count)
  }

  mutating func moveDown() {
    if y == region.upperBound { scroll(up: 1, in: region) } else { place(x: x, y: y + 1) }
  }

  mutating func moveUp() {
    if y == region.lowerBound { scroll(down: 1, in: region) } else { place(x: x, y: y - 1) }
  }

  private mutating func scroll(up count: Int, in lines: ClosedRange<Int>) {
    let count = min(count, lines.count)
    rows.removeSubrange(lines.lowerBound..<lines.lowerBound + count)
    rows.insert(contentsOf: emptyRows(count), at: lines.upperBound + 1 - count)
  }

  private mutating func scroll(down count: Int, in lines: ClosedRange<Int>) {
    let count = min(count, lines.count)
    rows.removeSubrange(lines.upperBound + 1 - count...lines.upperBound)
    rows.insert(contentsOf: emptyRows(count), at: lines.lowerBound)
  }

  private func emptyRows(_ count: Int) -> [[Cell]] {
    Array(repeating: Array(repeating: blank, count: size.width), count: count)
  }
}
