/// The JSON in the scripts of a saved web page.
///
/// Scripts carry data in two forms: as one JSON value, or as pieces of one stream of rows. `__NEXT_DATA__` and Apollo's
/// pushes use the first form, React Server Components the second. Everything else in the page is skipped.
public struct WebPage {
  /// A document for every script that holds a JSON value, then a document for the stream of rows.
  public private(set) var documents: [Document] = []
  /// The error of the first JSON script that cannot be read. Its offset is an offset in the page.
  public private(set) var fault: SyntaxError?

  public init(_ bytes: ByteBuffer, interner: Interner, deferring: SymbolSet, limits: ReadingLimits) {
    var pushes: [Script] = []
    var values: [(script: Script, range: Range<Int>)] = []
    for script in ScriptFinder(bytes) {
      switch script.content(in: bytes) {
      case .json(let range): values.append((script, range))
      case .rows: pushes.append(script)
      case .other: break
      }
    }
    let text = UndefinedPatch.replacingUndefined(
      in: bytes, literals: values.filter { !$0.script.isJSON }.map(\.range))
    for (script, range) in values {
      do throws(SyntaxError) {
        documents.append(
          try Document.read(
            text, range: range, isWhole: script.isJSON, interner: interner, deferring: deferring, limits: limits,
            origin: .script(number: script.number)))
      } catch {
        if script.isJSON { fault = fault ?? error }
      }
    }
    if let stream = RowStreamJoiner.join(pushes, of: bytes) {
      documents.append(Document.readRows(of: stream, interner: interner, deferring: deferring, limits: limits))
    }
  }

  /// Returns whether a page has a script that carries data.
  public static func mayHoldData(_ bytes: ByteBuffer) -> Bool {
    ScriptFinder(bytes).contains { script in
      if case .other = script.content(in: bytes) { false } else { true }
    }
  }

  /// Returns the offset of the markup, if the text begins as HTML or XML does; `nil` for any other text.
  public static func start(in bytes: ByteBuffer) -> Int? {
    bytes.withUnsafeBytes(in: 0..<bytes.count) { bytes in
      let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      let first = bytes[start...].firstIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
      return first.flatMap { bytes[$0] == UInt8(ascii: "<") ? $0 : nil }
    }
  }
}
