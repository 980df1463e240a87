import FacetModel
import JSON
import Prism
import Text
import ViewTree
import Wording

/// The control for the number of an item: ` −  1  + `, or ` + Add ` if no number is known. A hint tells whether the
/// item has options to choose first.
struct QuantityControl: Equatable, Sendable {
  let quantity: Int?
  let most: Int
  let needsChoices: Bool
  private let wording: Words

  /// Returns `nil` if the facet holds no item.
  init?(_ facet: FacetReader, field: OrderItem.Fields, in context: ViewContext) {
    guard let item = OrderItem(facet, field) else { return nil }
    wording = context.words
    quantity = item.quantity(in: context.state)
    most = item.mostQuantity
    needsChoices = field("has_required_options", of: facet)?.lenientBool ?? false
  }

  func layout(in proposal: Proposal) -> Block {
    let control =
      quantity.map { stepper($0, in: proposal) } ?? key(.plus, wording.add, isOn: most > 0, in: proposal)
    let hint = needsChoices ? Block.line(wording.customize, .tertiaryButtonText, width: proposal.width) : .empty
    return .flow([control, hint], width: proposal.width, spacing: 2)
  }

  private func stepper(_ quantity: Int, in proposal: Proposal) -> Block {
    let number = Block.line(SafeText(String(quantity)), .bodyText, width: 3)
    let minus = key(.minus, isOn: quantity > 0, in: proposal)
    let plus = key(.plus, isOn: quantity < most, in: proposal)
    return .row([minus, number, plus], spacing: 1)
  }

  private func key(_ thing: SmallIcon.Thing, _ word: SafeText = "", isOn: Bool, in proposal: Proposal) -> Block {
    let foreground = isOn ? ButtonColor.secondary(.foreground) : .disabled(.foreground)
    let background = isOn ? ButtonColor.secondary(.background) : .disabled(.background)
    let text = [proposal.icons[.small(.thing(thing))], word].filter { !$0.isEmpty }.joined(separator: " ")
    let phrase = Phrase(text, .secondaryButtonText, .meaning(.button(foreground)))
    return .tag(phrase, on: .meaning(.button(background)), width: proposal.width)
  }

  var words: SafeText { quantity.map(wording.quantity) ?? wording.noneAddedYet }
  var states: [SafeText] { needsChoices ? [wording.optionsRequired] : [] }
}
