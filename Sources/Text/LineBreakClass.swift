/// What wrapping needs to know of a scalar. The order is that of `.tools/unicode-tables.py`.
enum LineBreakClass: UInt8 {
  case word
  case space
  /// Lines break neither before nor after it: no-break spaces, quotation marks.
  case glue
  case ideograph
  case ideographicOpening
  case ideographicClosing
  case opening
  case closing

  /// Whether a line may end between two neighbours without a space: next to an ideograph, unless a bracket would be
  /// left alone. Words, Hangul too, only break at spaces (Unicode allows more after hyphens; prices and phone numbers
  /// are the poorer for it).
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
