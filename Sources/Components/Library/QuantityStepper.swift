import FacetModel
import Prism
import Text
import ViewTree

/// A stepper that adds an item to the order and shows its quantity. Inside a card that names the item, only the
/// quantity is drawn.
struct QuantityStepper: FacetComponent, Equatable {
  static let id = "button.quantity_stepper"
  static let category = ComponentCategory.button
  static var since: SemanticVersion { SemanticVersion(4, 0, 0) }
  static let summary = "A stepper for the quantity of an item."
  static let reads: ReadFields =
    .texts(.title) + .words + .parentText
    + .custom(
      "item_id", "name", "price", "default_quantity", "max_quantity", "has_required_options", "badges")
    + .click
  static let example = #"""
    {"id": "button.quantity_stepper:1", "component": {"id": "button.quantity_stepper", "category": "button"},
     "custom": {"item_id": "604927475", "name": "Nine-Piece Maki Box", "default_quantity": 1.0,
       "price": {"display_string": "$28.00", "unit_amount": 2800.0}, "has_required_options": true,
       "navigate_on_action": true},
     "events": {"click": {"name": "navigate", "data": {"uri": "store/4034924/"}}}}
    """#

  let words: FacetWords
  let name: SafeText
  let price: SafeText
  let control: QuantityControl?
  let badges: BadgeRow
  private let isNamed: Bool
  private let isPriced: Bool

  init(_ facet: FacetReader, in context: ViewContext) {
    words = FacetWords(facet)
    let name = SafeText(facet.custom.string("name") ?? facet.text[.title] ?? "")
    let price = SafeText(Price(facet.custom["price"])?.text ?? "")
    self.name = name
    self.price = price
    control = QuantityControl(facet, field: .own, in: context)
    badges = BadgeRow(facet, in: context)
    let around = facet.parentWords?.all ?? []
    isNamed = around.contains(name)
    isPriced = around.contains(price)
  }

  var speech: Speech {
    let details = [price, control?.words].compactMap(\.self).filter { !$0.isEmpty }
    return Speech(
      .stepper, label: name, details: details + words.details + badges.words, states: control?.states ?? [])
  }

  func layout(in proposal: Proposal) -> Block {
    let stepper = control?.layout(in: proposal) ?? .empty
    let beside = proposal.width - stepper.width - 2
    guard beside >= Self.narrowestName else { return .column([label(in: proposal), stepper]) }
    let label = label(in: proposal.narrowed(to: beside))
    return label.isEmpty ? stepper : .spread(width: proposal.width, trailing: stepper) { _ in label }
  }

  private static let narrowestName = 20

  private func label(in proposal: Proposal) -> Block {
    .column([
      .paragraph(isNamed ? "" : name, .listRowTitle, width: proposal.width, maxLines: proposal.lines(2)),
      .paragraph(isPriced ? "" : price, .priceText, width: proposal.width, maxLines: proposal.lines(1)),
      .facts(words.facts(besides: [.title]), width: proposal.width, maxLines: proposal.lines(1)),
      badges.layout(in: proposal, maxLines: 1),
    ])
  }
}
