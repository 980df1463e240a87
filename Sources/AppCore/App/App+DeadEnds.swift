import FacetModel
import Pages
import Text

/// The explanations of links and commands that this client cannot follow.
extension App {
  /// The address that the copy key copies while the explanation of a dead end is shown.
  package struct Offer {
    let words: SafeText
    let address: SafeText
  }

  /// Explains a dead end in the status line. If the line is too short, a task of a phone is explained in a dialog, and
  /// any other dead end without its advice.
  ///
  /// `reason` is the reason that a server has given.
  mutating func explain(_ end: DeadEnd, because reason: SafeText = "") -> [Effect] {
    let text = self.text(of: end).after(reason)
    notices.offer = end.address.map { Offer(words: text.sentence, address: $0) }
    guard !options.readsLines, text.sentence.columns > screen.size.width - 2 else { return explain(text.sentence) }
    guard case .task = end, case .browsing = open.mode, let dialog = ModalDialog(text, copying: end.address, in: words)
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
        copy: options.readsLines ? nil : key(.copy), inspect: options.readsLines ? nil : key(.inspect),
        search: key(.search),
        help: key(.help)), in: words)
  }

  private func key(_ command: Keymap.Command) -> SafeText? {
    options.keymap.keys(for: command).first.map { SafeText($0.description) }
  }

  /// Returns the dead end of a link that no source has answered, if its path names a task.
  func deadEnd(of request: FeedRequest?) -> DeadEnd? {
    guard case .open(let uri) = request else { return nil }
    return DeadEnd(unansweredLink: uri, website: screen.themeSelection.brand.website)
  }

  /// Copies the offered address; returns `nil` if there is none.
  mutating func copyOffer() -> [Effect]? {
    guard let address = notices.offer?.address else { return nil }
    notices.offer = nil
    notices.message = words.copied(address)
    return [.copy(address)]
  }
}
