import Drawing
import Prism
import Text
import ViewTree

extension ItemRow {
  func layout(in proposal: Proposal) -> Block {
    guard let size = Thumbnail.size(in: proposal) else { return content(in: proposal) }
    // A dish without a picture keeps the picture's place free, so that all prices are aligned.
    let width = proposal.width - size.width - 2
    var row = content(in: proposal.narrowed(to: width)).cut(width: width)
    row.add(Thumbnail.layout(picture, in: proposal), x: width + 2, y: 0)
    return row
  }

  private func content(in proposal: Proposal) -> Block {
    let price = prices(in: proposal)
    return .column([
      .spread(width: proposal.width, trailing: price) { title(in: proposal.narrowed(to: $0)) },
      .paragraph(
        words.phrase(.description, .listRowSubtext), width: proposal.width, maxLines: proposal.lines(2)),
      .facts(facts(in: proposal), width: proposal.width, maxLines: proposal.lines(1)),
      badges.layout(in: proposal, maxLines: 1),
      proposal.children.column(width: proposal.width),
    ])
  }

  /// Returns the price, with the regular price beside or below it. A terminal may not show strikethrough, so a word
  /// marks the regular price too.
  private func prices(in proposal: Proposal) -> Block {
    let width = proposal.width / 2
    let now = Block.paragraph(price, width: width, maxLines: proposal.lines(1))
    guard !regularPrice.isEmpty else { return now }
    let word = proposal.words.was + " "
    let old = Phrase(regularPrice, .caption).adding(.strikethrough)
    let before = Block.row(
      [
        .line(word, .caption, width: width).filling(width: min(width, word.columns)),
        .paragraph(old, width: max(1, width - word.columns), maxLines: proposal.lines(1)),
      ], spacing: 0)
    guard now.height == 1, now.width + 2 + before.width > width else { return .row([before, now], spacing: 2) }
    let widest = max(now.width, before.width)
    return .column([now, before].map { $0.padded(Edges(left: widest - $0.width)) })
  }

  /// Returns the name, and the menu's note on it beside the name or, on a narrow row, below it.
  private func title(in proposal: Proposal) -> Block {
    let mark = mark(in: proposal)
    let title = words.phrase(.title, .listRowTitle, isAvailable ? nil : .text(.disabled))
    func paragraph(_ width: Int) -> Block { .paragraph(title, width: width, maxLines: proposal.lines(1)) }
    let beside = proposal.width - mark.width - 1
    guard !mark.isEmpty, beside >= min(title.text.columns, Self.leastTitle) else {
      return .column([paragraph(proposal.width), mark])
    }
    return .row([paragraph(beside), mark], spacing: 1)
  }

  private static let leastTitle = 24

  private func mark(in proposal: Proposal) -> Block {
    let phrase = words.phrase(.accessory, .tagText)
    guard !phrase.isEmpty else { return .empty }
    let icon = Icon(wireName: phrase.text.string).map { proposal.icons[$0] + " " } ?? ""
    return .tag(
      phrase.saying(icon + phrase.text), on: .meaning(.tag(.informational(.background))), width: proposal.width,
      maxLines: proposal.lines(1))
  }

  private func facts(in proposal: Proposal) -> [Phrase] {
    let state = isAvailable ? [] : [Phrase(proposal.words.unavailable, .listRowSubtext, .meaning(.status(.closed)))]
    let stars = rating.map { [Phrase($0.short(icons: proposal.icons), .ratingText)] } ?? []
    let liked = approval.isEmpty ? [] : [Phrase(approval, .listRowSubtext)]
    let shown: [FacetWords.Part] = [.title, .description, .accessory] + (isSubtitlePrice ? [.subtitle] : [])
    return state + liked + stars + words.facts(besides: shown)
  }
}
