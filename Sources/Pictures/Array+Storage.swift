extension Array {
  /// Whether both arrays are copies of one array, and therefore equal. Equal arrays that were made apart are not found.
  package func hasSameStorage(as other: [Element]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBufferPointer { own in other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress } }
  }
}
