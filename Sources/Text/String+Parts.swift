extension String {
  /// What stands between separators of several letters, without what is empty. The standard library can do that too,
  /// with all of its regular expressions, which would be loaded at every start.
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
