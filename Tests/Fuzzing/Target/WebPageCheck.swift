import FacetModel
import JSON

/// Checks the documents of a web page: every value can be reached, no document is endless, and every place is in the
/// page.
struct WebPageCheck {
  /// Rows may expand to a few times the size of the page.
  private static let mostValues = 2_000_000
  private static let mostDepth = 1100
  private static let placesAsked = 64

  private let bytes: ByteBuffer
  private let input: [UInt8]

  init(_ input: [UInt8]) {
    self.input = input
    bytes = ByteBuffer(input)
  }

  func run() {
    let page = WebPage(bytes, interner: Interner(), deferring: .empty, limits: ReadingLimits())
    if let fault = page.fault { demand((0...bytes.count).contains(fault.offset), "a fault is outside the page") }
    for document in page.documents { check(document) }
    DecoderCheck(input).run()
  }

  private func check(_ document: Document) {
    var left = Self.mostValues
    var places = Self.placesAsked
    var open = [(value: document.root, depth: 1)]
    while let (value, depth) = open.popLast() {
      left -= 1
      demand(left > 0, "rows expand without end")
      demand(depth < Self.mostDepth, "rows nest without end")
      if places > 0 {
        places -= 1
        checkPlace(of: value, in: document)
      }
      for element in value.elements { open.append((element, depth + 1)) }
      for (key, member) in value.members {
        demand(value[key]?.place == member.place, "a key finds another member")
        open.append((member, depth + 1))
      }
    }
    for note in document.notes.notes {
      demand((0...bytes.count).contains(document.outermostOffset(of: note.offset)), "a note is outside the page")
    }
    for broken in document.brokenReferences(reachableFrom: document.root) {
      demand((0..<bytes.count).contains(document.outermostOffset(of: broken.offset)), "a reference is outside the page")
    }
  }

  private func checkPlace(of value: Value, in document: Document) {
    let offset = document.outermostOffset(of: value.range.lowerBound)
    demand((0...bytes.count).contains(offset), "a value is outside the page")
    _ = document.pointers(atFileOffsets: [offset])
    _ = value.lenientString
    if let embedded = try? value.embedded() {
      let inner = embedded.outermostOffset(of: embedded.root.range.lowerBound)
      demand((0...bytes.count).contains(inner), "a value in a string is outside the page")
    }
  }
}
