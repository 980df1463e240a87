import JSON
import Wording

extension RecordedSession {
  /// Reads a file up to its last complete line.
  public init(_ bytes: ByteBuffer) throws(Fault) {
    var lines = SessionLines(bytes)
    guard let first = lines.next() else {
      throw Fault(location: Location(line: 1, column: 1), message: Message { $0.noWholeLine })
    }
    let interner = Interner()
    var reader = SessionReader()
    header = try Self.read(first, interner) { value throws(SessionReader.Fault) in try reader.header(value) }
    bodies = []
    while let line = lines.next() {
      let entry = try Self.read(line, interner) { value throws(SessionReader.Fault) in try reader.entry(value) }
      guard let entry else { continue }
      entries.append(entry)
      self.lines.append(line.number)
    }
    bodies = reader.bodies
    isCut = lines.isCut
  }

  private static func read<Result>(
    _ line: SessionLines.Line, _ interner: Interner, _ make: (Value) throws(SessionReader.Fault) -> Result
  ) throws(Fault) -> Result {
    let offset: Int
    let message: Message
    do throws(SyntaxError) {
      let document = try Document.read(line.bytes, interner: interner)
      do throws(SessionReader.Fault) {
        return try make(document.root)
      } catch {
        (offset, message) = (error.offset, error.message)
      }
    } catch {
      let problem = error.message(locate: LineTable(line.bytes).location)
      (offset, message) = (error.offset, line.number == 1 ? Message { $0.noSession(problem.text(in: $0)) } : problem)
    }
    let column = LineTable(line.bytes).location(of: offset).column
    throw Fault(location: Location(line: line.number, column: column), message: message)
  }
}
