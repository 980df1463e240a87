extension String {
  /// Returns the parts between the separators, without empty parts. The standard library's own function would load its
  /// regular expressions at every start.
  public func parts(between separator: String) -> [Substring] {
    var parts: [Substring] = []
    var (start, end) = (startIndex, startIndex)
    while end < endIndex {
      if self[end...].hasPrefix(separator) {
        parts.append(self[start..<end])
        end = index(end, offsetBy: separator.count)
        start = end
      } else {
        end = index(after: end)
      }
    }
    parts.append(self[start...])
    return parts.filter { !$0.isEmpty }
  }
}
