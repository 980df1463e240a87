import Text

/// Older clients, and what they do not show.
extension Announcer {
  func reviewing(_ review: VersionReview) -> [Saying] {
    switch review {
    case .choosing(let picker):
      let choice = picker.choices[picker.cursor.selected]
      let line = place(picker.cursor, "\(choice.version), \(choice.omitted) left out")
      if case .reviewing(.choosing) = before.mode { return [line] }
      return [.line("versions: Down and Up go through them, Enter takes one, Escape leaves"), line]
    case .reading(let list):
      guard !list.isEmpty else { return [.line("nothing is left out")] }
      let words = list.line(list.cursor.selected)
      let line = place(list.cursor, words.name + ": " + words.reason)
      if case .reviewing(.reading) = before.mode { return [line] }
      return [.line(after.message ?? ""), .line("Enter goes to where one would stand, Escape leaves"), line]
    }
  }

  private func place(_ cursor: ListCursor, _ words: SafeText) -> Saying {
    .line("\(cursor.selected + 1) of \(cursor.count): " + words)
  }
}
