import Prism
import Text
import ViewTree

extension StoreContent {
  /// Returns the name of the store and its marks.
  func title(_ typography: Typography, in proposal: Proposal, maxLines: Int = 1) -> Block {
    let marks = marks(in: proposal)
    let width = proposal.width - (marks.isEmpty ? 0 : marks.width + 1)
    let title = words.phrase(.title, typography, isOpen ? nil : .text(.disabled))
    return .row([.paragraph(title, width: width, maxLines: proposal.lines(maxLines)), marks], spacing: 1)
  }

  func marks(in proposal: Proposal) -> Block {
    var marks: [Phrase] = []
    if isDashPass {
      marks.append(Phrase(proposal.icons[.badge(.dashPass)], .caption, .meaning(.icon(.dashPass))))
    }
    if isSaved {
      marks.append(Phrase(proposal.icons[.small(.heart(.filled))], .caption, .meaning(.icon(.saved))))
    }
    return .sentence(marks, width: proposal.width)
  }

  /// Returns the facts of the store: the rating if it is not shown elsewhere, the status, then all others.
  func factLines(
    _ typography: Typography, in proposal: Proposal, maxLines: Int, withRating: Bool = false
  ) -> Block {
    var facts: [Phrase] = []
    if withRating, let rating {
      facts.append(Phrase(rating.short(icons: proposal.icons), .ratingText))
    }
    if let status = statusFact(typography) { facts.append(status) }
    facts += self.facts(besides: [.title, .accessory], typography, icons: proposal.icons)
    return .facts(facts, width: proposal.width, maxLines: proposal.lines(maxLines))
  }

  func statusFact(_ typography: Typography) -> Phrase? {
    status.map { Phrase($0, typography, .meaning(isOpen ? .status(.open) : .status(.closed))) }
  }

  /// Returns all facts besides those that are shown elsewhere, with the icon of the means of delivery.
  func facts(besides shown: [FacetWords.Part], _ typography: Typography, icons: IconSet) -> [Phrase] {
    // A fact that a badge repeats is dropped, because the badge is easier to see.
    let tags = Set(badges.words)
    var facts = words.facts(besides: shown, typography).map { $0.saying(FactLine.line($0.text, without: tags)) }
      .filter { !$0.isEmpty }
    if let modality, let first = facts.first {
      facts[0] = first.saying(icons[modality] + " " + first.text)
    }
    return facts
  }

  /// Returns the dishes that fit beside each other on one line.
  func dishLine(in proposal: Proposal) -> Block {
    .flow(
      dishes.map { $0.layout(in: proposal) }, width: proposal.width, spacing: CardWidth.gap,
      maxLines: proposal.lines(1))
  }
}
