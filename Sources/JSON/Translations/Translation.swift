/// The mapping from a translated text back to the response that it was written from.
///
/// A mark is set wherever the text comes from another value, so the last mark before a byte gives its origin.
public final class Translation {
  struct Mark {
    let offset: UInt32
    let place: Value.Place
  }

  /// The document that was translated.
  public let source: Document
  private let marks: [Mark]

  init(of source: Document, marks: [Mark]) {
    self.source = source
    self.marks = marks
  }

  /// Returns the value of the response that a byte of the translated text was written from.
  func original(of offset: Int) -> Value {
    var low = 0
    var high = marks.count
    while low < high {
      let middle = (low + high) / 2
      if Int(marks[middle].offset) <= offset { low = middle + 1 } else { high = middle }
    }
    return source.value(at: low > 0 ? marks[low - 1].place : .root)
  }

  /// Returns the byte at which that value begins in its own text.
  func sourceOffset(of offset: Int) -> Int {
    original(of: offset).range.lowerBound
  }

  /// Returns the pointers into the response. The places are sorted first, because a translation may change the order.
  func pointers(at offsets: [Int]) -> [String] {
    let places = offsets.map(sourceOffset(of:))
    let order = places.indices.sorted { (places[$0], $0) < (places[$1], $1) }
    var pointers = [String](repeating: "", count: offsets.count)
    for (index, pointer) in zip(order, source.pointers(at: order.map { places[$0] })) {
      pointers[index] = pointer
    }
    return pointers
  }
}

extension Document {
  /// Whether the client wrote the text, from a response of another shape.
  public var isTranslation: Bool {
    if case .translation? = origin { true } else { false }
  }
}

extension Value {
  /// The value of the response that this value was translated from. A value that was not translated is its own
  /// original.
  public var original: Value {
    guard case .translation(let translation)? = document.origin else { return self }
    return translation.original(of: range.lowerBound)
  }

  /// The bytes of the file in which the value is written.
  public var fileRange: Range<Int> {
    let value = original
    let start = value.document.outermostOffset(of: value.range.lowerBound)
    return start..<max(start, value.document.outermostOffset(of: value.range.upperBound))
  }
}
