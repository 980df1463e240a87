import Prism
import Text
import ViewTree

extension StoreContent {
  /// Its name and its marks.
  func title(_ typography: Typography, in proposal: Proposal) -> Block {
    let marks = marks(in: proposal)
    let width = proposal.width - (marks.isEmpty ? 0 : marks.width + 1)
    let title = words.phrase(.title, typography, isOpen ? nil : .text(.disabled))
    return .row([.paragraph(title, width: width, maxLines: proposal.lines(1)), marks], spacing: 1)
  }

  private func marks(in proposal: Proposal) -> Block {
    var marks: [Phrase] = []
    if isDashPass {
      marks.append(Phrase(proposal.icons[.badge(.dashPass)], .caption, .meaning(.icon(.dashPass))))
    }
    if isSaved {
      marks.append(Phrase(proposal.icons[.small(.heart(.filled))], .caption, .meaning(.icon(.saved))))
    }
    return .sentence(marks, width: proposal.width)
  }

  /// Whether it takes orders, then everything else it says; its rating first where that has no place of its own.
  func factLines(
    _ typography: Typography, in proposal: Proposal, maxLines: Int, withRating: Bool = false
  ) -> Block {
    var facts: [Phrase] = []
    if withRating, let rating {
      facts.append(Phrase(rating.short(icons: proposal.icons), .ratingText))
    }
    if !isOpen || words[.accessory] != nil {
      let status = words[.accessory].map(FactLine.trimmed) ?? "Unavailable"
      facts.append(Phrase(status, typography, .meaning(isOpen ? .status(.open) : .status(.closed))))
    }
    // A tag that says the same is easier to see.
    let tags = badges.words
    let others = words.facts(besides: [.title, .accessory], typography).filter { !tags.contains($0.text) }
    let icon = modality.map { proposal.icons[$0] + " " } ?? ""
    for (index, fact) in others.enumerated() {
      facts.append(index == 0 ? fact.saying(icon + fact.text) : fact)
    }
    return .facts(facts, width: proposal.width, maxLines: proposal.lines(maxLines))
  }

  /// As many dishes as fit beside each other.
  func dishLine(in proposal: Proposal) -> Block {
    .flow(
      dishes.map { $0.layout(in: proposal) }, width: proposal.width, spacing: CardWidth.gap,
      maxLines: proposal.lines(1))
  }
}
