import JSON
import Text

/// Edits of a file as a patch that `git apply` and `patch -p1` take.
package struct UnifiedPatch {
  private let old: ByteBuffer
  /// The byte at which each line begins, and the end of the text.
  private let starts: [Int]

  /// Lines that change, and the lines in their place, each with its line break.
  private struct Change {
    var lines: Range<Int>
    var new: [[UInt8]]
  }

  private static let context = 3

  package init(of old: ByteBuffer) {
    self.old = old
    starts = old.withUnsafeBytes(in: 0..<old.count) { bytes in
      var starts = [0]
      for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") && index + 1 < bytes.count {
        starts.append(index + 1)
      }
      return starts + [bytes.count]
    }
  }

  /// The patch of a file; empty without edits. `path` is relative, or begins with a slash.
  package func text(path: String, _ edits: [TextEdit]) -> [UInt8] {
    let changes = changes(edits)
    guard !changes.isEmpty else { return [] }
    var text = Array("--- \(Self.name("a", path))\n+++ \(Self.name("b", path))\n".utf8)
    // The number of lines by which the new text is longer so far.
    var growth = 0
    for group in groups(changes) {
      text += hunk(group, growth: growth)
      growth += group.reduce(0) { $0 + $1.new.count - $1.lines.count }
    }
    return text
  }

  /// The name of a file as git writes it. Without a tab behind it a name would end at its first space.
  private static func name(_ side: String, _ path: String) -> String {
    var name = Substring(path)
    if name.hasPrefix("./") { name = name.dropFirst(2) }
    if name.hasPrefix("/") { name = name.dropFirst() }
    guard name.contains(where: { $0 == "\"" || $0 == "\\" }) else {
      return "\(side)/\(name)" + (name.contains(" ") ? "\t" : "")
    }
    return "\"\(side)/" + String(name).replacing(each: ["\\": "\\\\", "\"": "\\\""]) + "\""
  }

  private var lineCount: Int { starts.count - 1 }

  /// The number of the line that holds a byte.
  private func line(of offset: Int) -> Int {
    var (low, high) = (0, lineCount)
    while low < high {
      let middle = (low + high + 1) / 2
      if middle < lineCount, starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func bytes(_ range: Range<Int>) -> [UInt8] { old.withUnsafeBytes(in: range) { Array($0) } }

  /// The whole lines that the edits change.
  private func changes(_ edits: [TextEdit]) -> [Change] {
    var blocks: [(lines: ClosedRange<Int>, edits: [TextEdit])] = []
    for edit in edits {
      let lines = line(of: edit.range.lowerBound)...line(of: max(edit.range.lowerBound, edit.range.upperBound - 1))
      if let last = blocks.indices.last, lines.lowerBound <= blocks[last].lines.upperBound {
        let upper = max(blocks[last].lines.upperBound, lines.upperBound)
        blocks[last] = (blocks[last].lines.lowerBound...upper, blocks[last].edits + [edit])
      } else {
        blocks.append((lines, [edit]))
      }
    }
    return blocks.compactMap { change($0.lines, $0.edits) }
  }

  private func change(_ lines: ClosedRange<Int>, _ edits: [TextEdit]) -> Change? {
    var (made, place) = ([UInt8](), starts[lines.lowerBound])
    for edit in edits {
      made += bytes(place..<edit.range.lowerBound) + edit.bytes
      place = edit.range.upperBound
    }
    made += bytes(place..<starts[lines.upperBound + 1])
    var change = Change(lines: lines.lowerBound..<lines.upperBound + 1, new: Self.lines(of: made))
    while let first = change.new.first, let line = change.lines.first, first == self.line(line) {
      change.new.removeFirst()
      change.lines = line + 1..<change.lines.upperBound
    }
    while let end = change.new.last, let line = change.lines.last, end == self.line(line) {
      change.new.removeLast()
      change.lines = change.lines.lowerBound..<line
    }
    return change.new.isEmpty && change.lines.isEmpty ? nil : change
  }

  private static func lines(of text: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var line: [UInt8] = []
    for byte in text {
      line.append(byte)
      if byte == UInt8(ascii: "\n") {
        lines.append(line)
        line = []
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  private func line(_ number: Int) -> [UInt8] { bytes(starts[number]..<starts[number + 1]) }

  /// The changes that are so close together that they share their context.
  private func groups(_ changes: [Change]) -> [[Change]] {
    changes.reduce(into: []) { groups, change in
      if let end = groups.last?.last?.lines.upperBound, change.lines.lowerBound - end <= 2 * Self.context {
        groups[groups.count - 1].append(change)
      } else {
        groups.append([change])
      }
    }
  }

  private func hunk(_ changes: [Change], growth: Int) -> [UInt8] {
    guard let first = changes.first, let last = changes.last else { return [] }
    let start = max(0, first.lines.lowerBound - Self.context)
    let end = min(lineCount, last.lines.upperBound + Self.context)
    let grown = changes.reduce(0) { $0 + $1.new.count - $1.lines.count }
    var text = Array("@@ -\(start + 1),\(end - start) +\(start + 1 + growth),\(end - start + grown) @@\n".utf8)
    var next = start
    for change in changes {
      for number in next..<change.lines.lowerBound { text += Self.row(" ", line(number)) }
      for number in change.lines { text += Self.row("-", line(number)) }
      for line in change.new { text += Self.row("+", line) }
      next = change.lines.upperBound
    }
    for number in next..<end { text += Self.row(" ", line(number)) }
    return text
  }

  private static func row(_ mark: Character, _ line: [UInt8]) -> [UInt8] {
    let ends = line.last == UInt8(ascii: "\n")
    return Array(String(mark).utf8) + line + (ends ? [] : Array("\n\\ No newline at end of file\n".utf8))
  }
}
