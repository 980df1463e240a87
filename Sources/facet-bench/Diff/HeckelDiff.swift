/// Heckel's diff ("A technique for isolating differences between files", 1978) of two lists of ids, as in textbooks. It
/// has two tables of lines, one table of symbols, six passes. An id that occurs once in both lists matches. Neighbours
/// of a match match if their ids are equal.
struct HeckelDiff {
  private(set) var inserts = 0
  private(set) var deletes = 0
  private(set) var moves = 0

  private struct Symbol {
    var oldCount = 0
    var newCount = 0
    var oldLine = 0
  }

  private enum Line {
    case symbol(Int)
    case other(Int)
  }

  init(from old: [String], to new: [String]) {
    var symbols: [Symbol] = []
    var numbers: [String: Int] = Dictionary(minimumCapacity: max(old.count, new.count))
    var newLines: [Line] = []
    var oldLines: [Line] = []
    newLines.reserveCapacity(new.count)
    oldLines.reserveCapacity(old.count)
    func number(of name: String) -> Int {
      if let number = numbers[name] { return number }
      numbers[name] = symbols.count
      symbols.append(Symbol())
      return symbols.count - 1
    }
    for name in new {
      let symbol = number(of: name)
      symbols[symbol].newCount += 1
      newLines.append(.symbol(symbol))
    }
    for (line, name) in old.enumerated() {
      let symbol = number(of: name)
      symbols[symbol].oldCount += 1
      symbols[symbol].oldLine = line
      oldLines.append(.symbol(symbol))
    }
    for (line, entry) in newLines.enumerated() {
      guard case .symbol(let symbol) = entry, symbols[symbol].oldCount == 1, symbols[symbol].newCount == 1 else {
        continue
      }
      newLines[line] = .other(symbols[symbol].oldLine)
      oldLines[symbols[symbol].oldLine] = .other(line)
    }
    Self.spread(&newLines, &oldLines, steps: Array(newLines.indices.dropLast()), by: 1)
    Self.spread(&newLines, &oldLines, steps: newLines.indices.dropFirst().reversed(), by: -1)
    count(oldLines, newLines)
  }

  private static func spread(_ newLines: inout [Line], _ oldLines: inout [Line], steps: [Int], by step: Int) {
    for line in steps {
      guard case .other(let oldLine) = newLines[line], oldLines.indices.contains(oldLine + step),
        case .symbol(let symbol) = newLines[line + step], case .symbol(symbol) = oldLines[oldLine + step]
      else { continue }
      newLines[line + step] = .other(oldLine + step)
      oldLines[oldLine + step] = .other(line + step)
    }
  }

  /// Counts the changes. A line has moved if it is not at the position that earlier insertions and deletions lead to.
  private mutating func count(_ oldLines: [Line], _ newLines: [Line]) {
    var deletedBefore: [Int] = []
    deletedBefore.reserveCapacity(oldLines.count)
    for line in oldLines {
      deletedBefore.append(deletes)
      if case .symbol = line { deletes += 1 }
    }
    for (line, entry) in newLines.enumerated() {
      switch entry {
      case .symbol: inserts += 1
      case .other(let oldLine):
        if oldLine - deletedBefore[oldLine] + inserts != line { moves += 1 }
      }
    }
  }
}
