import JSON
import Text

extension DiagnosticList {
  /// Adds the reason why a reference between the rows of a page leads nowhere.
  mutating func add(_ trouble: RowReferenceTrouble, at offset: Int) {
    switch trouble {
    case .error(let text): add(Self.serverError(text), at: offset)
    case .missing(let path):
      add(.brokenReference, at: offset, "there is no row \(quoted(path)) in this page; its content is absent")
    case .circle: add(.brokenReference, at: offset, "this refers to a row that contains it; it is left out")
    case .tooDeep: add(.brokenReference, at: offset, "this refers to rows in rows, nested too deep; it is left out")
    case .tooMuch:
      add(
        .brokenReference, at: offset,
        "the references of this page make it many times as large as it is written; the rest is left out")
    }
  }

  /// Returns the error in place of a row. Servers leave its message out for the public, and send the number that it has
  /// in their logs.
  private static func serverError(_ text: String) -> PageFault {
    let error = try? Document.read(ByteBuffer(Array(text.utf8)), interner: .forFeeds()).root
    let digest = error?["digest"]?.lenientString ?? ""
    return .server(
      message: error.flatMap(Envelope.message), place: digest.isEmpty ? "" : " (digest \(clipped(digest, to: 100)))")
  }
}
