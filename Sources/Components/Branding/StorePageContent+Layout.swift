import Prism
import Text
import ViewTree

/// The parts of a store's header, which each brand arranges in its own way.
extension StorePageContent {
  /// Returns the marks for a saved store and for DashPass.
  public func marks(in proposal: Proposal) -> Block {
    store.marks(in: proposal)
  }

  public func title(_ typography: Typography) -> Phrase {
    words.phrase(.title, typography, isOpen ? nil : .text(.disabled))
  }

  /// Returns whether the store takes orders, with an icon that shows the same.
  public func status(_ typography: Typography, icons: IconSet) -> Phrase? {
    let icon = Icon.small(.thing(isOpen ? .clock : .cross))
    return store.statusFact(typography).map { $0.saying(icons[icon] + " " + $0.text) }
  }

  /// Returns the delivery time and fee, with the icon of the means of delivery.
  public func delivery(_ typography: Typography, icons: IconSet) -> [Phrase] {
    let phrases = [FacetWords.Part.eta, .deliveryFee].map { words.phrase($0, typography) }.filter { !$0.isEmpty }
    guard let modality, let first = phrases.first else { return phrases }
    return [first.saying(icons[modality] + " " + first.text)] + phrases.dropFirst()
  }

  /// Returns the facts that have no place of their own, without those that a badge repeats.
  public func otherFacts(_ typography: Typography, besides shown: [FacetWords.Part] = []) -> [Phrase] {
    let tags = Set(badges.words)
    return words.facts(besides: shown + [.title, .accessory, .description, .eta, .deliveryFee], typography)
      .map { $0.saying(FactLine.line($0.text, without: tags)) }.filter { !$0.isEmpty }
  }

  public func dishLine(in proposal: Proposal) -> Block {
    store.dishLine(in: proposal)
  }
}
