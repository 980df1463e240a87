import JSON

/// What decoding noticed in one of the texts that a page has come from.
struct DecodingNotes {
  /// The outermost one: places are places in it.
  let document: Document
  let list: DiagnosticList
}
