extension SafeText {
  public static let ellipsis: SafeText = "…"
  public static let asciiEllipsis: SafeText = "..."

  /// Returns the text if it fits, otherwise its beginning with an ellipsis. It never cuts a cluster, and no space comes
  /// before the ellipsis. It reads no more of the text than can be shown.
  public func truncated(to columns: Int, ellipsis: SafeText = .ellipsis) -> SafeText {
    if fitsByByteCount(columns) { return self }
    var clusters = Clusters(self)
    guard
      let piece = clusters.piece(fitting: max(columns, 0), reserving: ellipsis.columns, trimsSpaces: true)
    else { return self }
    return self.piece(piece) + ellipsis.prefix(columns: columns)
  }

  /// Returns as many clusters from the start as fit.
  public func prefix(columns: Int) -> SafeText {
    if fitsByByteCount(columns) { return self }
    var clusters = Clusters(self)
    guard let piece = clusters.piece(fitting: max(columns, 0), reserving: 0, trimsSpaces: false) else { return self }
    return self.piece(piece)
  }

  /// Returns the text if it fits, otherwise its end with an ellipsis before it.
  public func truncatedAtStart(to columns: Int, ellipsis: SafeText = .ellipsis) -> SafeText {
    guard !fitsByByteCount(columns), self.columns > columns else { return self }
    var room = columns - ellipsis.columns
    let kept = glyphs.reversed().prefix { glyph in
      room -= glyph.columns
      return room >= 0
    }
    return ellipsis.prefix(columns: columns) + SafeText(kept.reversed().map { "\($0)" }.joined())
  }

  public enum Alignment: Sendable {
    case leading, center, trailing
  }

  /// Fills the text up with spaces; a longer text stays as it is. When centred, an odd space goes to the right.
  public func padded(to columns: Int, alignment: Alignment = .leading) -> SafeText {
    let missing = columns - self.columns
    guard missing > 0 else { return self }
    let left =
      switch alignment {
      case .leading: 0
      case .center: missing / 2
      case .trailing: missing
      }
    return .spaces(left) + self + .spaces(missing - left)
  }

  private static func spaces(_ count: Int) -> SafeText {
    SafeText(sanitized: String(repeating: " ", count: count), isASCII: true)
  }

  /// Whether the text fits, judged by its bytes alone: every glyph has at least one byte for each of its columns.
  private func fitsByByteCount(_ columns: Int) -> Bool {
    string.utf8.count <= columns
  }
}
