import JSON
import Text

/// Writes the brand, the pictures and the comparison into the first line of a session.
extension SessionText {
  static func json(_ brand: RecordedBrand) -> WrittenJSON {
    .object([
      ("name", .string(brand.name)),
      ("files", .object(brand.files.map { (key: $0.name, value: .string($0.text)) })),
    ])
  }

  static func json(_ pictures: RecordedPictures) -> WrittenJSON {
    .object(
      [("mode", .string(pictures.mode)), ("on", .bool(pictures.isOn))]
        + (pictures.prefixes.isEmpty ? [] : [("prefixes", .strings(pictures.prefixes))])
        + (pictures.addresses.isEmpty ? [] : [("addresses", .strings(pictures.addresses))])
        + (pictures.hasFiles ? [("files", .bool(true))] : [])
        + (pictures.origin.map { [("origin", .string($0))] } ?? [])
        + (pictures.hosts.isEmpty ? [] : [("hosts", .strings(pictures.hosts))]))
  }

  /// Writes a comparison. `earlier` is the body of the earlier response.
  mutating func json(_ comparison: RecordedComparison, earlier: ByteBuffer?) -> WrittenJSON {
    switch comparison {
    case .brand(let name, let files):
      .object([("brand", .string(name))] + (files.map { [("files", Self.json($0))] } ?? []))
    case .scheme: .object([("scheme", .bool(true))])
    case .version(let version): .object([("version", .string(version))])
    case .earlier(let page): .object(earlier.map { [("former", json(page, $0))] } ?? [])
    }
  }
}
