import Text

/// Announcing older client versions and the facets that they leave out.
extension Announcer {
  func reviewing(_ review: VersionReview) -> [Saying] {
    switch review {
    case .choosing(let picker):
      let choice = picker.choices[picker.cursor.selected]
      let line = place(picker.cursor, "\(choice.version), " + words.leftOut(choice.omitted))
      if case .reviewing(.choosing) = before.mode { return [line] }
      return [.line(words.howToReview), line]
    case .reading(let list):
      guard !list.isEmpty else { return [.line(words.nothingLeftOut)] }
      let loss = list.line(list.cursor.selected)
      let line = place(list.cursor, loss.name + ": " + loss.reason)
      if case .reviewing(.reading) = before.mode { return [line] }
      return [.line(after.message ?? ""), .line(words.howToReadLosses), line]
    }
  }

  private func place(_ cursor: ListCursor, _ sentence: SafeText) -> Saying {
    .line(words.place(cursor.selected + 1, of: cursor.count) + ": " + sentence)
  }
}
