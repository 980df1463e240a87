import FacetModel
import JSON
import Prism
import Text
import ViewTree

/// Something from a shop's shelf. All that it says stands in its `custom`.
struct RetailItemCard: FacetComponent, Equatable {
  static let id = "cx.nv.common.retail_item.card"
  static let category = ComponentCategory.retailItemCard
  static var since: SemanticVersion { SemanticVersion(4, 0, 0) }
  static let summary = "Something from a shop's shelf, with its price, its stock and a stepper to order it."
  static var reads: [ReadField] {
    .custom("item_data", "image", "badges", "price_name_info", "quantity_stepper", "on_click") + .children
  }
  static let example = #"""
    {"id": "cx.nv.common.retail_item.card:1",
     "component": {"id": "cx.nv.common.retail_item.card", "category": "card.retail_item"},
     "custom": {
       "item_data": {"item_id": "1", "item_name": "Tiny Lighthouse Sea Salt Crisps", "store_name": "Corner Lantern Market",
         "price": {"display_string": "$3.29", "unit_amount": 329.0}},
       "price_name_info": {"default": {"base": {"name": {"value": "Tiny Lighthouse Sea Salt Crisps (5.5 oz)"},
         "price": {"default": {"price": "$3.29"}}}}},
       "image": {"remote": {"uri": "https://img.example.com/goods/1.jpg"}},
       "badges": [{"text": "Low stock", "type": "low_stock", "dls_tag_style": "warning", "dls_tag_type": "emphasis"}],
       "quantity_stepper": {"default_quantity": 1.0, "max_quantity": 12.0, "unit": "ct"},
       "on_click": {"deep_link_navigate": {"path": "convenience/store/1/product/1"}}}}
    """#

  let words: FacetWords
  let name: SafeText
  let price: SafeText
  /// How much of it: `5.5 oz`.
  let amount: SafeText
  let store: SafeText
  let picture: Picture
  let badges: BadgeRow
  let control: QuantityControl?

  init(_ facet: Facet, in context: ViewContext) {
    let custom = facet.custom
    let item = custom["item_data"]
    let base = custom["price_name_info"]?["default"]?["base"]
    let fullName = base?["name"]?["value"]?.lenientString ?? ""
    let itemName = item?["item_name"]?.lenientString ?? fullName
    words = FacetWords(facet)
    name = SafeText(itemName.isEmpty ? facet.text.title ?? "" : itemName)
    price = SafeText(
      Price(item?["price"])?.displayString ?? base?["price"]?["default"]?["price"]?.lenientString ?? "")
    amount = SafeText(Self.amount(in: fullName, after: itemName))
    store = SafeText(item?["store_name"]?.lenientString ?? "")
    let isPictured = custom["image"]?["remote"]?["uri"]?.lenientString != nil
    picture = Picture(nil, of: name, isThere: isPictured, shape: .rounded)
    badges = BadgeRow(facet, in: context)
    control = QuantityControl(custom["quantity_stepper"], of: facet, in: context)
  }

  /// The full name of a thing is its name and, in brackets, how much of it.
  static func amount(in fullName: String, after name: String) -> String {
    guard !name.isEmpty, fullName.hasPrefix(name) else { return "" }
    let isFrame: (Character) -> Bool = { $0 == "(" || $0 == ")" || $0.isWhitespace }
    var rest = fullName.dropFirst(name.count).drop(while: isFrame)
    while let last = rest.last, isFrame(last) {
      rest.removeLast()
    }
    return String(rest)
  }

  var speech: Speech {
    let details = [price, amount, store, control?.words].compactMap(\.self).filter { !$0.isEmpty }
    return Speech(.card, label: name, details: details + words.details + badges.words, states: control?.states ?? [])
  }
}
