import FacetModel
import Prism
import Text
import ViewTree
import Wording

/// The address that an order goes to. The wire holds no text for it: the client supplies the address, or offers to
/// choose one.
struct AddressPicker: FacetComponent, Equatable {
  static let id = "address-picker"
  static let category = ComponentCategory.headerInteractive
  static var since: SemanticVersion { SemanticVersion(2, 0, 0) }
  static let summary = "The address that an order goes to. It has no text of its own: the client supplies the address."
  static let reads: ReadFields = .words
  static let example =
    #"{"id": "address-picker:home", "component": {"id": "address-picker", "category": "header-interactive"}}"#

  private let wording: Words
  let words: FacetWords
  private let address: SafeText
  private let isChosen: Bool

  init(_ facet: FacetReader, in context: ViewContext) {
    wording = context.words
    words = FacetWords(facet)
    address = context.state.address ?? context.words.chooseAnAddress
    isChosen = context.state.address != nil
  }

  var speech: Speech { Speech(.button, label: wording.deliveringToYou, details: [address] + words.all) }

  func layout(in proposal: Proposal) -> Block {
    let pin = Block.line(proposal.icons[.small(.thing(.location))], .listRowTitle, .icon(.brand), width: 2)
    return .beside(pin, width: proposal.width, spacing: 1) { width in
      .column([
        .flow(
          [
            .line(wording.deliveringToYou, .textFieldLabel, width: width), invitation(in: proposal.narrowed(to: width)),
          ],
          width: width, spacing: 2),
        .facts(words.facts(besides: []), width: width, maxLines: proposal.lines(1)),
      ])
    }
  }

  private func invitation(in proposal: Proposal) -> Block {
    let chevron = proposal.icons[.small(.chevron(.down))]
    return .sentence(
      [
        Phrase(address, isChosen ? .textFieldText : .textFieldPlaceholder),
        Phrase(chevron, .textFieldText, .meaning(.icon(.subdued))),
      ],
      width: proposal.width)
  }
}
