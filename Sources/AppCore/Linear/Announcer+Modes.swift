import Text
import ViewTree

/// Announcing text input and lists.
extension Announcer {
  /// Announces typed text after the text before. Announced text cannot be removed, so a deletion begins a new line.
  func typing(_ prompt: SearchPrompt) -> [Saying] {
    let text = prompt.field.text
    guard case .searching(let old) = before.mode else { return [.prompt("/" + text)] }
    if text == old.field.text { return [] }
    guard let added = text.string.addition(to: old.field.text.string) else { return [.prompt("/" + text)] }
    return [.typed(SafeText(added))]
  }

  func typing(_ field: TextField) -> [Saying] {
    let prompt = words.deliverToPrompt
    guard case .addressing(let old) = before.mode else { return [.prompt(prompt + field.text)] }
    if field.text == old.text { return [] }
    guard let added = field.text.string.addition(to: old.text.string) else { return [.prompt(prompt + field.text)] }
    return [.typed(SafeText(added))]
  }

  /// Announces the number of matches, and then the match.
  func found(_ prompt: SearchPrompt, _ event: Event) -> [Saying] {
    guard case .key(.enter) = event, !prompt.field.isEmpty, let page = after.history.current.page else {
      return [.line(words.searchIsLeft)] + Self.whereabouts(after)
    }
    let origin = prompt.origin.reading?.place
    let lines = page.search?.current == nil ? [] : page.linesToRead(from: origin)
    return ([after.matchWords] + lines).map(Saying.line)
  }

  /// Announces letters, each with the line that it opens.
  func letters(_ hints: LetterHints) -> [Saying] {
    guard case .hinting = before.mode else {
      return hints.labels.compactMap { label, target, _, _ in
        after.history.current.words(of: target).map { .line("\(label): \($0)") }
      }
    }
    return []
  }
}

extension String {
  /// The text typed after another text; `nil` if it does not begin with that.
  fileprivate func addition(to other: String) -> String? {
    guard unicodeScalars.starts(with: other.unicodeScalars) else { return nil }
    return String(unicodeScalars.dropFirst(other.unicodeScalars.count))
  }
}
