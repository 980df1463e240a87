import JSON

extension ByteBuffer {
  /// `nil` for what is no UTF-8.
  var text: String? {
    withUnsafeBytes(in: 0..<count) { String(validating: $0, as: UTF8.self) }
  }
}
