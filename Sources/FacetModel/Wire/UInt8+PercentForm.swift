extension UInt8 {
  /// The byte as addresses hold it (RFC 3986): `%20`.
  package var percentForm: String { (self < 16 ? "%0" : "%") + String(self, radix: 16, uppercase: true) }
}
