/// The text of a piece of HTML without its tags.
public struct MarkupText {
  public let text: String

  public struct Fault: Error {
    public let rest: String
  }

  private static let entities: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\""]

  public init(_ markup: String) throws {
    // A mark after a tag would be one character with its last sign.
    var text = String.UnicodeScalarView()
    var rest = Substring(markup).unicodeScalars
    while let letter = rest.popFirst() {
      switch letter {
      case "<":
        guard let end = rest.firstIndex(of: ">") else { throw Fault(rest: String(rest)) }
        // A parser leaves out a newline at the beginning of the element.
        let isPre = rest.starts(with: "pre".unicodeScalars)
        rest = rest[end...].dropFirst()
        if isPre, rest.first == "\n" { rest.removeFirst() }
      case "&":
        guard let end = rest.firstIndex(of: ";"), let entity = Self.entities[String(rest[..<end])] else {
          throw Fault(rest: String(rest))
        }
        text.append(entity)
        rest = rest[end...].dropFirst()
      default: text.append(letter)
      }
    }
    self.text = String(text)
  }
}
