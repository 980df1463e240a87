import FacetModel
import JSON
import Prism
import Text
import ViewTree

/// How many of a thing: ` −  1  + `, and that there is something to choose first where there is.
struct QuantityControl: Equatable, Sendable {
  let quantity: Int
  let most: Int
  let needsChoices: Bool

  private static let hint: SafeText = "Customize"

  /// `nil` where nothing was sent.
  init?(_ stepper: Value?, of facet: Facet, in context: ViewContext) {
    guard let thing = Thing(stepper, of: facet) else { return nil }
    quantity = thing.quantity(in: context.state)
    most = thing.mostQuantity
    needsChoices = stepper?["has_required_options"]?.lenientBool ?? false
  }

  func layout(in proposal: Proposal) -> Block {
    let number = Block.line(SafeText(String(quantity)), .bodyText, width: 3)
    let minus = key(.minus, isOn: quantity > 0, in: proposal)
    let plus = key(.plus, isOn: quantity < most, in: proposal)
    let control = Block.row([minus, number, plus], spacing: 1)
    let hint = needsChoices ? Block.line(Self.hint, .tertiaryButtonText, width: proposal.width) : .empty
    return .flow([control, hint], width: proposal.width, spacing: 2)
  }

  private func key(_ thing: SmallIcon.Thing, isOn: Bool, in proposal: Proposal) -> Block {
    let foreground = isOn ? ButtonColor.secondary(.foreground) : .disabled(.foreground)
    let background = isOn ? ButtonColor.secondary(.background) : .disabled(.background)
    let phrase = Phrase(proposal.icons[.small(.thing(thing))], .secondaryButtonText, .meaning(.button(foreground)))
    return .tag(phrase, on: .meaning(.button(background)), width: proposal.width)
  }

  var words: SafeText { "quantity: \(quantity)" }
  var states: [SafeText] { needsChoices ? ["options required"] : [] }
}
