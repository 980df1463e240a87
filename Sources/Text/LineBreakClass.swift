/// The properties of a scalar that wrapping needs. The order of the cases is that of `.tools/unicode-tables.py`.
enum LineBreakClass: UInt8 {
  case word
  case space
  /// A scalar with no line break before or after it: no-break spaces, quotation marks.
  case glue
  case ideograph
  case ideographicOpening
  case ideographicClosing
  case opening
  case closing

  /// Returns whether a line may end between two neighbours without a space. It may end next to an ideograph, unless
  /// that separates a bracket from its content. Words, also in Hangul, break only at spaces. Unicode also allows breaks
  /// after hyphens, but those split prices and phone numbers.
  func allowsBreak(before next: LineBreakClass) -> Bool {
    guard isIdeographic || next.isIdeographic else { return false }
    let keepsNext = self == .opening || self == .ideographicOpening || self == .glue
    let keepsPrevious = next == .closing || next == .ideographicClosing || next == .glue
    return !keepsNext && !keepsPrevious
  }

  private var isIdeographic: Bool {
    self == .ideograph || self == .ideographicOpening || self == .ideographicClosing
  }
}
