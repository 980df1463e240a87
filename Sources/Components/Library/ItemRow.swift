import FacetModel
import Prism
import Text
import ViewTree
import Wording

/// A dish of a menu: its name, its description and its price.
struct ItemRow: FacetComponent, Equatable {
  static let id = "row.item"
  static let category = ComponentCategory.row
  static var since: SemanticVersion { SemanticVersion(3, 0, 1) }
  static let summary = "A dish of a menu, with its price and its picture at the right."
  static let reads: ReadFields =
    .texts(.title, .subtitle, .description, .accessory) + .words + .images(.main)
    + .custom("badges", "price", "regular_price", "item_rating_text", "rating", "is_currently_available") + .click
    + .children
  static var needs: [RequiredField] { [RequiredField(.text(.title))] }
  static let example = #"""
    {"id": "row.item:1", "component": {"id": "row.item", "category": "row"},
     "text": {"title": "味噌ラーメン Miso Ramen", "subtitle": "$15.25", "accessory": "Popular",
       "description": "Red and white miso, charred corn, butter, scallion, a soft egg; noodles cut by hand every morning."},
     "images": {"main": {"uri": "https://img.example.com/dishes/1.jpg", "style": "STYLE_ROUNDED"}},
     "custom": {"is_currently_available": true, "item_id": "1", "item_rating_text": "92% (140)",
       "regular_price": {"display_string": "$17.00"},
       "badges": [{"text": "Buy 1, get 1 free", "dls_tag_style": "highlight", "dls_tag_type": "emphasis"}]},
     "events": {"click": {"name": "navigate", "data": {"uri": "item/1/store/2"}}}}
    """#

  private let wording: Words
  let words: FacetWords
  let price: Phrase
  let isSubtitlePrice: Bool
  /// The price without the discount.
  let regularPrice: SafeText
  /// The share of customers who liked the dish, in the backend's words.
  let approval: SafeText
  let rating: RatingText?
  let badges: BadgeRow
  let picture: Picture
  let isAvailable: Bool

  init(_ facet: FacetReader, in context: ViewContext) {
    let words = FacetWords(facet)
    let isAvailable = facet.custom.bool("is_currently_available") ?? true
    let color: Color? = isAvailable ? nil : .text(.disabled)
    wording = context.words
    self.words = words
    self.isAvailable = isAvailable
    let amount = SafeText(Price(facet.custom["price"])?.text ?? "")
    // Menus write the price as the subtitle, or beside it.
    isSubtitlePrice = amount.isEmpty || words[.subtitle] == amount
    price =
      isSubtitlePrice
      ? words.phrase(.subtitle, .priceText, color) : Phrase(amount, .priceText, color.map(Paint.meaning))
    regularPrice = facet.regularPrice(beside: price.text)
    approval = SafeText(facet.custom.string("item_rating_text") ?? "")
    rating = RatingText(Rating(facet.custom["rating"]))
    badges = BadgeRow(facet, in: context)
    picture = Picture(facet.images.main, of: words[.title])
  }

  var speech: Speech {
    let amount = isSubtitlePrice ? [] : [price.text]
    let extras = [regularPrice.isEmpty ? "" : wording.was(price: regularPrice), approval].filter { !$0.isEmpty }
    let details = words.details + amount + extras + [rating?.words(in: wording)].compactMap(\.self) + badges.words
    return Speech(
      .row, label: words[.title] ?? "", details: details + picture.words(besides: details),
      states: isAvailable ? [] : [wording.notAvailableNow])
  }
}
