extension SafeText {
  /// Returns the text in lines that fit. Lines end at spaces and between ideographs; a longer word is broken between
  /// clusters. No line begins or ends with a space, so an empty text has no lines. If `maxLines` cuts lines off, the
  /// last line ends with the ellipsis. A cluster that is wider than a line becomes U+FFFD.
  public func wrapped(to columns: Int, maxLines: Int? = nil, ellipsis: SafeText = .ellipsis) -> [SafeText] {
    guard columns > 0, maxLines.map({ $0 > 0 }) ?? true else { return [] }
    if isOneLineByByteCount(columns) { return [self] }
    var wrapper = LineWrapper(self, columns: columns)
    var lines: [SafeText] = []
    var rest = wrapper.clusters
    while let line = wrapper.next() {
      if lines.count + 1 == maxLines, !wrapper.isAtEnd,
        let piece = rest.piece(fitting: columns, reserving: ellipsis.columns, trimsSpaces: true)
      {
        lines.append(self.piece(piece) + ellipsis.prefix(columns: columns))
        break
      }
      lines.append(line.isTooWide ? "\u{FFFD}" : piece(line.range))
      rest = wrapper.clusters
    }
    return lines
  }

  /// Whether the whole text is one line, judged by its bytes alone. This is the fast path for most texts of a page:
  /// ASCII, short, and without spaces at the ends.
  private func isOneLineByByteCount(_ columns: Int) -> Bool {
    let bytes = string.utf8
    guard isASCII, bytes.count <= columns, let first = bytes.first, let last = bytes.last else { return false }
    return first != UInt8(ascii: " ") && last != UInt8(ascii: " ")
  }
}
