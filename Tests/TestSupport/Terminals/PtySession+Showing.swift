import Drawing

extension PtySession {
  /// Reads until a row of the screen holds the text. The output need not hold it: only cells that differ are written.
  public func wait(forShown text: String, within limit: Duration = .patience) throws {
    try wait(for: "\"\(text)\" on the screen", within: limit) {
      ScreenModel(size: size, showing: $0).canvas.textRows.contains { $0.contains(text) }
    }
  }
}
