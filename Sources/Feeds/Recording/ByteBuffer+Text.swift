import JSON

extension ByteBuffer {
  /// `nil` for what is no UTF-8.
  var text: String? {
    withUnsafeBytes(in: 0..<count) { String(validating: $0, as: UTF8.self) }
  }

  func hasSameBytes(as other: ByteBuffer) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes(in: 0..<count) { own in
      other.withUnsafeBytes(in: 0..<other.count) { own.elementsEqual($0) }
    }
  }
}
