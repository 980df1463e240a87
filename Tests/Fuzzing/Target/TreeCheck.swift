import JSON

/// Compares a document with the plain reader's result for the same text, value by value, and checks the places of
/// values.
struct TreeCheck {
  /// Finding a value by its offset takes as long as walking to it, so only some values are checked.
  private static let pointersAsked = 24
  private static let documentsInStrings = 8

  private let document: Document
  private var pointersLeft = pointersAsked
  private var documentsLeft = documentsInStrings

  static func run(_ document: Document, expecting plain: PlainJSON) {
    var check = TreeCheck(document)
    check.compare(document.root, plain, pointer: "", within: 0..<document.bytes.count)
  }

  private init(_ document: Document) {
    self.document = document
  }

  private mutating func compare(_ value: Value, _ plain: PlainJSON, pointer: String, within outer: Range<Int>) {
    demand(
      outer.contains(value.range.lowerBound) && value.range.upperBound <= outer.upperBound,
      "a range is outside its parent")
    checkPlace(of: value, pointer: pointer)
    switch (value.kind, plain) {
    case (.null, .null), (.true, .bool(true)), (.false, .bool(false)): break
    case (.number, .number(let text)):
      demand(value.numberText.map { Array($0.utf8) } == text, "a number differs")
      checkNumber(value)
    case (.string, .string(let text)):
      demand(value.withUTF8 { $0.elementsEqual(text) } == true, "a string differs")
      checkString(value, text)
    case (.array, .array(let elements)):
      compareElements(value, elements, pointer: pointer)
    case (.object, .object(let members)):
      compareMembers(value, members, pointer: pointer)
    default:
      demand(false, "\(value.kind) instead of \(plain)")
    }
  }

  private mutating func compareElements(_ value: Value, _ expected: [PlainJSON], pointer: String) {
    let elements = Array(value.elements)
    demand(elements.count == expected.count, "an array of \(expected.count) has \(elements.count) elements")
    for (index, (element, plain)) in zip(elements, expected).enumerated() {
      compare(element, plain, pointer: "\(pointer)/\(index)", within: value.range)
    }
  }

  /// Of several members with one key, the last one counts.
  private mutating func compareMembers(
    _ value: Value, _ all: [(key: [UInt8], value: PlainJSON)], pointer: String
  ) {
    var later: Set<[UInt8]> = []
    let expected = all.reversed().filter { later.insert($0.key).inserted }.reversed()
    let members = Array(value.members)
    demand(members.count == expected.count, "an object of \(expected.count) has \(members.count) members")
    for (member, plain) in zip(members, expected) {
      let key = value.document.interner.string(member.key)
      demand(key.utf8.elementsEqual(plain.key), "the key '\(key)' differs")
      demand(value[member.key]?.range == member.value.range, "the key '\(key)' finds another member")
      let escaped = key.unicodeScalars.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined()
      compare(member.value, plain.value, pointer: "\(pointer)/\(escaped)", within: value.range)
    }
  }

  /// Checks that the offset of a value leads back to it.
  private mutating func checkPlace(of value: Value, pointer: String) {
    guard pointersLeft > 0 else { return }
    pointersLeft -= 1
    let found = document.pointer(at: value.range.lowerBound)
    demand(found.utf8.elementsEqual(pointer.utf8), "'\(pointer)' is found as '\(found)'")
  }

  private func checkNumber(_ value: Value) {
    if let int = value.int, let double = value.double {
      demand(Double(int) == double, "\(value.numberText ?? "") is \(int) and \(double)")
    }
  }

  private mutating func checkString(_ value: Value, _ text: [UInt8]) {
    demand(value.isEmptyString == text.isEmpty, "isEmptyString is wrong")
    demand(value.string.map { Array($0.utf8) } == text, "a string differs from its bytes")
    let symbol = value.symbol
    demand(symbol.map { value.document.interner.string($0).utf8.elementsEqual(text) } == true, "a symbol is lost")
    guard documentsLeft > 0, !text.isEmpty else { return }
    documentsLeft -= 1
    checkDocument(in: value, text)
  }

  /// Checks the document that a string may hold; its places are places in the file.
  private func checkDocument(in value: Value, _ text: [UInt8]) {
    let limits = value.document.limits
    let plain = PlainReader.read(text, depthLimit: limits.depth, skipsMark: false)
    guard let embedded = try? value.embedded() else {
      demand(plain == nil, "a document inside a string is refused")
      return
    }
    guard let plain else { return demand(false, "a string that is not a document is read as one") }
    // One level is enough, because the next one is read in the same way.
    var check = TreeCheck(embedded)
    check.pointersLeft = 0
    check.documentsLeft = 0
    check.compare(embedded.root, plain, pointer: "", within: 0..<embedded.bytes.count)
    let offsets = embedded.root.elements.prefix(4).map(\.range) + embedded.root.members.prefix(4).map(\.value.range)
    for range in offsets {
      for offset in [range.lowerBound, range.upperBound] {
        let outer = embedded.outermostOffset(of: offset)
        demand(value.range.contains(outer), "a place inside a string is outside of it")
      }
      _ = embedded.pointer(at: range.lowerBound)
    }
  }
}
