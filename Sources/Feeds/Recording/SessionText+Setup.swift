import JSON
import Text

/// The brand and the comparison of a session, as its first line says them.
extension SessionText {
  static func json(_ brand: RecordedBrand) -> WrittenJSON {
    .object([
      ("name", .string(brand.name)),
      ("files", .object(brand.files.map { (key: $0.name, value: .string($0.text)) })),
    ])
  }

  /// `former` is the body of the page as it was before.
  mutating func json(_ comparison: RecordedComparison, former: ByteBuffer?) -> WrittenJSON {
    switch comparison {
    case .brand(let name, let files):
      .object([("brand", .string(name))] + (files.map { [("files", Self.json($0))] } ?? []))
    case .scheme: .object([("scheme", .bool(true))])
    case .version(let version): .object([("version", .string(version))])
    case .former(let page): .object(former.map { [("former", json(page, $0))] } ?? [])
    }
  }
}
