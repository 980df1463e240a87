/// Notes up to a limit, and how many there were.
public struct NoteList: Sendable {
  public private(set) var notes: [SyntaxNote] = []
  /// All of them, those beyond the limit included.
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
