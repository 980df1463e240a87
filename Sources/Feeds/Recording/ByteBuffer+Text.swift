import JSON

extension ByteBuffer {
  /// The bytes as text; `nil` if they are not UTF-8.
  var text: String? {
    withUnsafeBytes(in: 0..<count) { String(validating: $0, as: UTF8.self) }
  }
}
