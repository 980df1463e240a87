import FacetModel
import JSON
import Prism
import Text
import ViewTree
import Wording

/// An item of a shop. All its data is in its `custom`.
struct RetailItemCard: FacetComponent, Equatable {
  static let id = "cx.nv.common.retail_item.card"
  static let category = ComponentCategory.retailItemCard
  static var since: SemanticVersion { SemanticVersion(4, 0, 0) }
  static let summary = "An item of a shop, with its prices, stock, rating and a stepper to order it."
  static let reads: ReadFields =
    .words + .custom("item_data", "image", "badges", "price_name_info", "quantity_stepper", "item_id") + .click
    + .children
  static var needs: [RequiredField] { [RequiredField(.custom("item_data"), .custom("price_name_info"), .text(.title))] }
  static let example = #"""
    {"id": "cx.nv.common.retail_item.card:1",
     "component": {"id": "cx.nv.common.retail_item.card", "category": "card.retail_item"},
     "custom": {
       "item_data": {"item_id": "1", "item_name": "Tiny Lighthouse Sea Salt Crisps", "store_name": "Corner Lantern Market",
         "price": {"display_string": "$3.29", "unit_amount": 329.0}, "price_per_weight": "$0.60/oz"},
       "price_name_info": {"default": {"base": {"name": {"value": "Tiny Lighthouse Sea Salt Crisps (5.5 oz)"},
         "price": {"default": {"price": "$3.29"},
           "regular_price_v2": {"price": {"text": [
             {"leading_superscripts": ["$"], "text": "4", "trailing_superscripts": ["19"]}]}}}},
         "metadata_entries": {"metadata_entries": [
           {"placement": "PLACEMENT_RETAIL_ITEM_NAME",
            "badge": {"ratings": {"ratings": {"average": 4.9, "count_display_string": "200+"}}}},
           {"placement": "flexible_item.descriptor",
            "badge": {"standard": {"badges": [{"text": "20+ in stock", "type": "x_in_stock"}]}}}]}}},
       "image": {"remote": {"uri": "https://img.example.com/goods/1.jpg"}},
       "quantity_stepper": {"max_quantity": 12.0, "unit": "ct"},
       "on_click": {"deep_link_navigate": {"path": "convenience/store/1/product/1"}}}}
    """#

  private let wording: Words
  let words: FacetWords
  let goods: GoodsInfo
  let picture: Picture
  let badges: BadgeRow
  let control: QuantityControl?

  init(_ facet: FacetReader, in context: ViewContext) {
    let custom = facet.custom
    wording = context.words
    words = FacetWords(facet)
    goods = GoodsInfo(facet)
    picture = Picture(custom["image"].flatMap(FacetImage.init(remote:)), of: goods.name, shape: .rounded)
    badges = BadgeRow(facet, in: context).joined(by: goods.labels, in: context)
    control = QuantityControl(facet, field: .inside("quantity_stepper"), in: context)
  }

  var speech: Speech {
    let was = goods.regularPrice.isEmpty ? "" : wording.was(price: goods.regularPrice)
    let facts = [goods.price, was, goods.amount] + goods.terms + [goods.store]
    let details = (facts + [goods.rating?.words(in: wording), control?.words].compactMap(\.self)).filter { !$0.isEmpty }
    return Speech(
      .card, label: goods.name, details: details + words.details + badges.words, states: control?.states ?? [])
  }
}
