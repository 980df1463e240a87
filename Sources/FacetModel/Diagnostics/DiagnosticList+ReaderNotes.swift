import JSON
import Text
import Wording

extension DiagnosticList {
  /// Adds the notes of the JSON reader as diagnostics.
  public mutating func addNotes(of document: Document) {
    for note in document.notes.notes {
      let offset = document.outermostOffset(of: note.offset)
      switch note.subject {
      case .duplicateKey:
        add(.duplicateKey, at: offset, "this key stands more than once in its object; the last one counts")
      case .loneSurrogate:
        add(.loneSurrogate, at: offset, "half a surrogate pair; it is shown as U+FFFD")
      case .longString(let bytes):
        add(.longString, at: offset, "a string of \(bytes) bytes; it is cut where it is shown")
      case .brokenRow(let id, let fault):
        add(.brokenRow, at: offset, "row \(quoted(id)) of this page cannot be read: \(Self.reason(fault))")
      }
    }
  }

  private static func reason(_ fault: SyntaxNote.RowFault) -> String {
    switch fault {
    case .noLength: "its length is not hexadecimal"
    case .tooLong: "its stated length exceeds the remaining data"
    case .syntax(let error, let start):
      error.message(in: .english) { Location(line: 1, column: $0 - start + 1) }.string
    }
  }
}
