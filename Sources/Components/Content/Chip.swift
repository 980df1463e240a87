import Prism
import Text
import ViewTree

/// A control that is on or off, one line high on a background of its own: ` ✓ Price: $$ · 2 ˅ `.
struct Chip: Equatable, Sendable {
  let icon: Icon?
  let label: Phrase
  let isSelected: Bool
  /// Whether the chip opens a picker.
  var opensPicker = false

  /// Returns the label of a chip. A backend may choose its style, but not its colour if the chip is selected.
  /// `extras` are the texts behind the label; without them, these are all other texts of the facet.
  static func label(
    _ words: FacetWords, saying text: SafeText? = nil, extras: [SafeText]? = nil, isSelected: Bool
  ) -> Phrase {
    let phrase = words.phrase(.title, .chipText)
    let others = extras ?? words.facts(besides: [.title]).map(\.text)
    let saying = phrase.saying(
      ([text ?? phrase.text] + others).filter { !$0.isEmpty }.joined(separator: " · "))
    return isSelected ? saying.painted(.chip(.selected(.foreground))) : saying
  }

  func layout(in proposal: Proposal) -> Block {
    let room = max(0, proposal.width - 2)
    let chevron = opensPicker ? mark(Self.chevron, in: proposal) : .empty
    let lead = lead.map { mark($0, in: proposal) } ?? .empty
    let words = Block.beside(lead, width: room - after(chevron), spacing: 1) { width in
      .paragraph(label, width: width, maxLines: proposal.lines(1))
    }
    let content = Block.row([words, chevron], spacing: 1).cut(width: room)
    guard !content.isEmpty else { return .empty }
    return content.padded(.horizontal(1)).on(ground, width: content.width + 2)
  }

  /// Returns the number of columns that `layout` takes. A carousel asks each chip for it, so the common case of a label
  /// that fits is fast.
  func width(in proposal: Proposal) -> Int {
    let icons = [lead, opensPicker ? Self.chevron : nil].compactMap { $0 }.map { proposal.icons[$0].columns }
    let room = proposal.width - 2 - icons.reduce(0) { $0 + ($1 > 0 ? $1 + 1 : 0) }
    let lines = label.text.wrapped(to: room, maxLines: 2)
    guard lines.count == 1 else { return layout(in: proposal).width }
    return proposal.width - room + lines[0].columns
  }

  private static let chevron = Icon.small(.chevron(.down))
  /// The mark before the label. For a selected chip it is a check, because the selection has to be visible without
  /// colours.
  private var lead: Icon? { isSelected ? .small(.thing(.check)) : icon }

  private func after(_ chevron: Block) -> Int { chevron.isEmpty ? 0 : chevron.width + 1 }

  private func mark(_ icon: Icon, in proposal: Proposal) -> Block {
    .line(proposal.icons[icon], .chipText, foreground, width: max(0, proposal.width - 2))
  }

  private var foreground: Color { .chip(isSelected ? .selected(.foreground) : .unselected(.foreground)) }
  private var ground: Color { .chip(isSelected ? .selected(.background) : .unselected(.background)) }
}
