import FacetModel
import JSON
import Workers

/// The parts of a record that all kinds of records share: the number of the line, the key, and what is carried through.
struct LineFrame {
  let number: Int
  var key: String?
  var about: [(name: String, value: Value)] = []

  /// Writes a record: the head, the members of its kind, and what is carried through.
  func write(
    _ status: StreamStatus, _ message: String?, to writer: inout RecordWriter,
    _ members: (inout RecordWriter) -> Void
  ) {
    writer.object { writer in
      writer.key("line")
      writer.number(number)
      writer.key("key")
      writer.string(orNull: key)
      writer.key("status")
      writer.string(status.rawValue)
      if let message {
        writer.key("message")
        writer.string(message)
      }
      members(&writer)
      writer.key("about")
      writer.object { writer in
        for (name, value) in about {
          writer.key(exactly: name)
          writer.single(value)
        }
      }
    }
    writer.endLine()
  }
}

extension RecordWriter {
  /// Writes a string, a number or a word.
  fileprivate mutating func single(_ value: Value) {
    switch value.kind {
    case .string: string(value.string ?? "")
    case .number: literal(value.numberText ?? "null")
    case .true: literal("true")
    case .false: literal("false")
    case .null, .array, .object: literal("null")
    }
  }
}

extension PartFault {
  /// The fault in a sentence without a full stop.
  var message: String {
    switch self {
    case .crashed: "the program crashed at this line; please report it"
    case .tooSlow: "the line took longer than a minute"
    }
  }
}
