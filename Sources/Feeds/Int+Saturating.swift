/// Arithmetic for numbers from a file or a server. A result beyond the range becomes the end of the range.
extension Int {
  public func saturatingAdding(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    guard overflows else { return sum }
    return other > 0 ? .max : .min
  }

  public func saturatingSubtracting(_ other: Int) -> Int {
    let (difference, overflows) = subtractingReportingOverflow(other)
    guard overflows else { return difference }
    return other > 0 ? .min : .max
  }
}
