/// The JSON that a saved web page holds in its scripts.
///
/// Two forms carry data: a script that is one JSON text (`__NEXT_DATA__`), and scripts that each push a piece of one
/// stream of rows, which React Server Components use. Everything else of a page is passed over.
public struct WebPage {
  /// One for every script that is JSON, then one for the stream of rows.
  public private(set) var documents: [Document] = []
  /// Why the first script that should be JSON cannot be read; its place is a place in the page.
  public private(set) var fault: SyntaxError?

  public init(_ bytes: ByteBuffer, interner: Interner, deferring: SymbolSet, limits: ReadingLimits) {
    var joiner = RowStreamJoiner(bytes)
    for script in ScriptFinder(bytes) {
      switch script.content(in: bytes) {
      case .json(let range):
        do throws(SyntaxError) {
          documents.append(
            try Document.read(
              bytes, range: range, isWhole: script.isJSON, interner: interner, deferring: deferring, limits: limits,
              origin: .script(number: script.number)))
        } catch {
          if script.isJSON { fault = fault ?? error }
        }
      case .rows:
        joiner.join(script)
      case .other:
        break
      }
    }
    if let stream = joiner.finish() {
      documents.append(Document.readRows(of: stream, interner: interner, limits: limits))
    }
  }

  /// Whether a page has a script that carries data.
  public static func mayHoldData(_ bytes: ByteBuffer) -> Bool {
    ScriptFinder(bytes).contains { script in
      if case .other = script.content(in: bytes) { false } else { true }
    }
  }

  /// Whether a text begins as HTML or XML does.
  public static func isMarkup(_ bytes: ByteBuffer) -> Bool {
    bytes.withUnsafeBytes(in: 0..<bytes.count) { bytes in
      let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      return bytes[start...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
    }
  }
}
