import Drawing
import Prism
import Text
import ViewTree
import Wording

/// The row in place of content that could not be loaded: the failure, its reason, and how to try again.
public struct ErrorRow: FacetView, Equatable {
  private let message: SafeText
  private let retryLabel: SafeText
  private let title: SafeText
  private let wording: Words

  public init(message: SafeText, retryLabel: SafeText, in words: Words) {
    self.init(title: words.partNotLoaded, message: message, retryLabel: retryLabel, in: words)
  }

  public init(title: SafeText, message: SafeText, retryLabel: SafeText, in words: Words) {
    wording = words
    self.title = title
    self.message = message
    self.retryLabel = retryLabel
  }

  public var speech: Speech {
    Speech(.text, label: title, details: [message, retryLabel].filter { !$0.isEmpty }, states: [wording.failed])
  }

  public func layout(in proposal: Proposal) -> Block {
    let inner = proposal.narrowed(by: 4)
    guard inner.width > 8 else { return words(in: proposal) }
    let icon = Block.line(
      proposal.icons[.small(.thing(.warning))], .alertTitle, .notice(.error(.foreground)), width: inner.width)
    return Block.beside(icon, width: inner.width, spacing: 2) { words(in: inner.narrowed(to: $0)) }
      .padded(Edges(top: 1, left: 2, bottom: 1, right: 2))
      .on(.notice(.error(.background)), width: proposal.width)
  }

  private func words(in proposal: Proposal) -> Block {
    let color = Color.notice(.error(.foreground))
    let why = Block.column([
      .paragraph(title, .alertTitle, color, width: proposal.width, maxLines: proposal.lines(2)),
      .paragraph(
        message, .alertText, color, width: ReadableWidth.limiting(proposal.width), maxLines: proposal.lines(4)),
    ])
    return .column([why, retryLabel.isEmpty ? .empty : retry(in: proposal)], spacing: 1)
  }

  /// Returns the label for trying again, in the swapped colours of the message, so that it stands out.
  private func retry(in proposal: Proposal) -> Block {
    let words = proposal.icons[.small(.thing(.refresh))] + " " + retryLabel
    let lines = words.wrapped(to: proposal.width - 2, maxLines: proposal.lines(1)).map { line in
      Block.tag(
        Phrase(line, .alertAction, .meaning(.notice(.error(.background)))),
        on: .meaning(.notice(.error(.foreground))), width: proposal.width)
    }
    return .column(lines)
  }
}
