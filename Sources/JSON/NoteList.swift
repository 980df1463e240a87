/// Notes up to a limit, and their total number.
public struct NoteList: Sendable {
  public private(set) var notes: [SyntaxNote] = []
  /// The number of all notes, including those beyond the limit.
  public private(set) var count = 0
  let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  mutating func append(_ note: SyntaxNote) {
    count += 1
    if notes.count < limit {
      notes.append(note)
    }
  }
}
