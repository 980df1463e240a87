import JSON
import Text

/// The paragraphs of a dialog, collected up to the size of a dialog.
struct ModalParagraphs {
  private(set) var paragraphs: [String] = []
  private var scalars = 0

  private static let mostParagraphs = 500
  /// The greatest number of scalars, about twenty printed pages.
  private static let mostScalars = 65_536
  private static let deepest = 8

  /// Adds the texts of a value: the lines of a string, the elements of a list, the text members of an object.
  mutating func add(_ value: Value?) {
    add(value, depth: 0)
  }

  private mutating func add(_ value: Value?, depth: Int) {
    guard let value, depth < Self.deepest, hasRoom else { return }
    switch value.kind {
    case .string, .number:
      addLines(of: value.lenientString ?? "")
    case .array:
      for element in value.elements where hasRoom { add(element, depth: depth + 1) }
    case .object:
      for key: WireKey in [.title, .subtitle, .description, .text, .label] { add(value[key], depth: depth + 1) }
    case .null, .true, .false:
      break
    }
  }

  private var hasRoom: Bool { paragraphs.count < Self.mostParagraphs && scalars < Self.mostScalars }

  private mutating func addLines(of text: String) {
    for line in text.split(whereSeparator: \.isNewline) where hasRoom {
      let paragraph = clipped(String(line), to: Self.mostScalars - scalars)
      guard paragraph.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else { continue }
      scalars += paragraph.unicodeScalars.count
      paragraphs.append(paragraph)
    }
  }
}
