extension String {
  /// Filled up with spaces, behind or in front.
  func padded(to width: Int, atFront: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - count))
    return atFront ? space + self : self + space
  }
}
