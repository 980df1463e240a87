extension String {
  /// Returns the string with spaces after or before it, up to a width.
  func padded(to width: Int, atFront: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - count))
    return atFront ? space + self : self + space
  }
}
