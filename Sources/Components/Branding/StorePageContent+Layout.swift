import Prism
import Text
import ViewTree

/// The parts that every brand arranges in its own way.
extension StorePageContent {
  /// Saved, a member's place.
  public func marks(in proposal: Proposal) -> Block {
    store.marks(in: proposal)
  }

  public func title(_ typography: Typography) -> Phrase {
    words.phrase(.title, typography, isOpen ? nil : .text(.disabled))
  }

  /// Whether it takes orders, behind a mark that says the same.
  public func status(_ typography: Typography, icons: IconSet) -> Phrase? {
    let icon = Icon.small(.thing(isOpen ? .clock : .cross))
    return store.statusFact(typography).map { $0.saying(icons[icon] + " " + $0.text) }
  }

  /// How it gets here and what that costs, behind what brings it.
  public func delivery(_ typography: Typography, icons: IconSet) -> [Phrase] {
    let phrases = [FacetWords.Part.eta, .deliveryFee].map { words.phrase($0, typography) }.filter { !$0.isEmpty }
    guard let modality, let first = phrases.first else { return phrases }
    return [first.saying(icons[modality] + " " + first.text)] + phrases.dropFirst()
  }

  /// What has no place of its own, and no tag that says the same.
  public func otherFacts(_ typography: Typography, besides shown: [FacetWords.Part] = []) -> [Phrase] {
    let tags = Set(badges.words)
    return words.facts(besides: shown + [.title, .accessory, .description, .eta, .deliveryFee], typography)
      .map { $0.saying(FactLine.line($0.text, without: tags)) }.filter { !$0.isEmpty }
  }

  public func dishLine(in proposal: Proposal) -> Block {
    store.dishLine(in: proposal)
  }
}
