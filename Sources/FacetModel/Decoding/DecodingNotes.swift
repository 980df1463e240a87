import JSON

/// The diagnostics of decoding one of the texts that a page consists of.
struct DecodingNotes {
  /// The outermost document of the text. The offsets of the diagnostics are offsets in it.
  let document: Document
  let list: DiagnosticList
}
