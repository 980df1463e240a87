import FacetModel
import Pages
import Text

/// What is said where a click or a command leads to something that this client does not do.
extension App {
  /// What the copy key copies while the words of a dead end can be read.
  package struct Offer {
    let words: SafeText
    let address: SafeText
  }

  /// Says it in the status line. Where that is too short, what a phone would do is said in a dialog, and of everything else
  /// only what cannot be done.
  ///
  /// `reason` is what a server has said before.
  mutating func explain(_ end: DeadEnd, because reason: SafeText = "") -> [Effect] {
    let text = self.text(of: end).after(reason)
    offer = end.address.map { Offer(words: text.sentence, address: $0) }
    guard !readsLines, text.sentence.columns > size.width - 2 else { return explain(text.sentence) }
    guard case .task = end, case .browsing = mode, let dialog = ModalDialog(text, copying: end.address, in: words)
    else {
      return explain(text.what)
    }
    present(dialog)
    return []
  }

  package func text(of end: DeadEnd) -> DeadEndWords {
    DeadEndWords(
      end,
      keys: DeadEndWords.Keys(
        copy: readsLines ? nil : key(.copy), inspect: readsLines ? nil : key(.inspect), search: key(.search),
        help: key(.help)), in: words)
  }

  private func key(_ command: Keymap.Command) -> SafeText? {
    keymap.keys(for: command).first.map { SafeText($0.description) }
  }

  /// What a link that no source has answered would have been for.
  func deadEnd(of request: FeedRequest?) -> DeadEnd? {
    guard case .open(let uri) = request else { return nil }
    return DeadEnd(unansweredLink: uri, website: themeSelection.brand.website)
  }

  /// Copies the address that was offered; `nil` where none was.
  mutating func copyOffer() -> [Effect]? {
    guard let address = offer?.address else { return nil }
    offer = nil
    message = words.copied(address)
    return [.copy(address)]
  }
}
