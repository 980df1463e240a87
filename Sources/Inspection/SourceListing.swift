import JSON
import Prism
import Text
import ViewTree
import Wording

/// JSON as lines, one for each value, coloured by kind. Large and deeply nested values are folded at first.
package struct SourceListing {
  package private(set) var rows: [InspectorRow] = []
  /// The pointers whose folding the user has changed.
  private let toggled: Set<String>
  private let words: Words

  /// The most lines of a facet; its children can be inspected by themselves.
  private static let mostRows = 2000
  private static let mostMembers = 200
  private static let deepestOpen = 3
  private static let foldedKeys: Set<String> = ["children", "logging"]

  package init(_ value: Value, unlike toggled: Set<String>, in words: Words) {
    self.words = words
    self.toggled = toggled
    add(value, key: nil, pointer: "", depth: 0, isLast: true)
  }

  /// The recursion is limited, because the reader limits the nesting of values.
  private mutating func add(_ value: Value, key: String?, pointer: String, depth: Int, isLast: Bool) {
    guard rows.count < Self.mostRows else { return }
    let name: [Phrase] =
      key.map { [Phrase(FacetInspection.clipped("\"\($0)\""), .bodyText, .meaning(.text(.brand))), Self.quiet(": ")] }
      ?? []
    let comma = isLast ? [] : [Self.quiet(",")]
    switch value.kind {
    case .object, .array: addContainer(value, name, comma, key: key, pointer: pointer, depth: depth)
    default:
      append([Self.quiet("  ")] + name + [Self.scalar(value)] + comma, value, pointer: pointer, depth: depth)
    }
  }

  private mutating func addContainer(
    _ value: Value, _ name: [Phrase], _ comma: [Phrase], key: String?, pointer: String, depth: Int
  ) {
    let isObject = value.kind == .object
    let (opening, closing): (SafeText, SafeText) = isObject ? ("{", "}") : ("[", "]")
    let count = isObject ? Self.count(value.members) : Self.count(value.elements)
    guard count > 0 else {
      return append(
        [Self.quiet("  ")] + name + [Self.quiet(opening + closing)] + comma, value, pointer: pointer, depth: depth)
    }
    guard Self.comesFolded(key: key, depth: depth) == toggled.contains(pointer) else {
      let inside: SafeText = " \(count < Self.mostMembers ? "\(count)" : words.orMore(Self.mostMembers)) "
      let folded = [Self.quiet(opening), Phrase("…" + inside, .caption), Self.quiet(closing)]
      return append(
        [Self.mark("▸ ")] + name + folded + comma, value, pointer: pointer, depth: depth, fold: pointer)
    }
    append([Self.mark("▾ ")] + name + [Self.quiet(opening)], value, pointer: pointer, depth: depth, fold: pointer)
    if isObject {
      for (number, member) in value.members.prefix(Self.mostMembers).enumerated() {
        let name = member.value.document.interner.string(member.key)
        add(
          member.value, key: name, pointer: pointer + "/" + name.pointerToken, depth: depth + 1,
          isLast: number + 1 == count)
      }
    } else {
      for (number, element) in value.elements.prefix(Self.mostMembers).enumerated() {
        add(element, key: nil, pointer: "\(pointer)/\(number)", depth: depth + 1, isLast: number + 1 == count)
      }
    }
    if count >= Self.mostMembers || rows.count >= Self.mostRows {
      append([Self.quiet(words.restNotShown)], value, depth: depth + 1)
    }
    append([Self.quiet("  " + closing)] + comma, value, depth: depth)
  }

  /// Whether a part of the JSON is folded at first.
  package static func comesFolded(key: String?, depth: Int) -> Bool {
    depth > deepestOpen || key.map(foldedKeys.contains) == true
  }

  private mutating func append(
    _ phrases: [Phrase], _ value: Value, pointer: String? = nil, depth: Int, fold: String? = nil
  ) {
    var row = InspectorRow(look: .words, phrases: phrases)
    row.indent = depth
    row.link = fold.map(InspectorRow.Link.fold)
    row.source = value
    row.pointer = pointer
    rows.append(row)
  }

  private static func count(_ parts: some Sequence) -> Int {
    parts.prefix(mostMembers).reduce(0) { count, _ in count + 1 }
  }

  private static func scalar(_ value: Value) -> Phrase {
    let color: Color =
      switch value.kind {
      case .string: .text(.success)
      case .number: .text(.link)
      case .true, .false, .null: .text(.warning)
      case .object, .array: .text(.primary)
      }
    return Phrase(SafeText(spelling(of: value)), .bodyText, .meaning(color))
  }

  /// The most bytes of a value that a line shows.
  private static let longestSpelling = 400

  private static func spelling(of value: Value) -> String {
    let range = value.range
    // A text among the rows of a page stands there without quotes.
    if value.document.isRows, let text = value.string {
      var bytes: [UInt8] = []
      Value.quote(clipped(text, to: longestSpelling), to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    let end = min(range.upperBound, range.lowerBound + longestSpelling)
    return value.document.bytes.string(in: range.lowerBound..<end)
  }

  private static func quiet(_ text: SafeText) -> Phrase { Phrase(text, .caption) }

  private static func mark(_ text: SafeText) -> Phrase { Phrase(text, .bodyText, .meaning(.text(.brand))) }
}
