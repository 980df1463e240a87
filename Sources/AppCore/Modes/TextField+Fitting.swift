import Text

extension SafeText {
  /// Returns the text of a field if it fits, otherwise the part around the cursor. An ellipsis stands at each end that is
  /// cut off.
  func fitting(_ columns: Int) -> SafeText {
    guard self.columns > columns, let cursor = TextField.cursor.string.unicodeScalars.first,
      let place = string.unicodeScalars.lastIndex(of: cursor)
    else { return truncatedAtStart(to: columns) }
    let end = string.unicodeScalars.index(after: place)
    let front = SafeText(String(string[..<end]))
    let back = SafeText(String(string[end...]))
    let most = max(columns / 2, columns - Self.leastBeforeCursor)
    let shown = front.truncatedAtStart(to: columns - min(back.columns, most))
    return shown + back.truncated(to: columns - shown.columns)
  }

  /// The columns up to the cursor that stay visible where there is room for more than twice as many.
  private static let leastBeforeCursor = 8
}
