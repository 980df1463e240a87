/// Announcing the letters beside everything that can be opened.
extension Announcer {
  /// Announces letters, each with the line that it opens.
  func letters(_ hints: LetterHints) -> [Announcement] {
    if case .hinting = before.open.mode { return [] }
    return hints.labels.compactMap { label, target, _, _ in
      after.history.current.words(of: target).map { .line("\(label): \($0)") }
    }
  }
}
