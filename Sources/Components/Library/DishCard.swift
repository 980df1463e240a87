import FacetModel
import Prism
import Text
import ViewTree
import Wording

/// A dish under its picture: its price, its store and its rating.
struct DishCard: FacetComponent, Equatable {
  static let id = "card.dish_item_square"
  static let category = ComponentCategory.card
  static var since: SemanticVersion { SemanticVersion(4, 0, 0) }
  static let summary = "A dish under its picture, with its price, its store and a stepper to order it."
  static let reads: ReadFields =
    .texts(.title, .subtitle, .description) + .textCustom("eta_display_string") + .words + .images(.main)
    + .custom("regular_price", "item_rating_text", "rating", "badges") + .click + .children
  static var needs: [RequiredField] { [RequiredField(.text(.title))] }
  static let example = #"""
    {"id": "card.dish_item_square:1", "component": {"id": "card.dish_item_square", "category": "card"},
     "text": {"title": "Ember-Roasted Aubergine, Tahini and Pomegranate", "subtitle": "$13.50",
       "description": "Golden Spoon", "custom": {"eta_display_string": "25 min"}},
     "images": {"main": {"uri": "https://img.example.com/dishes/1.jpg", "style": "STYLE_ROUNDED"}},
     "custom": {"item_rating_text": "96% (88)", "rating": {"average_rating": 4.8, "display_num_ratings": "(1k+)"}},
     "events": {"click": {"name": "navigate", "data": {"uri": "item/1/store/2"}}},
     "children": [
       {"id": "button.quantity_stepper:1", "component": {"id": "button.quantity_stepper", "category": "button"},
        "custom": {"name": "Ember-Roasted Aubergine, Tahini and Pomegranate", "default_quantity": 1.0,
          "price": {"display_string": "$13.50"}, "has_required_options": true}}]}
    """#

  private let wording: Words
  let words: FacetWords
  let picture: Picture
  /// The price without the discount.
  let regularPrice: SafeText
  /// The share of customers who liked the dish, in the backend's words.
  let approval: SafeText
  /// The rating of the store.
  let rating: RatingText?
  let badges: BadgeRow

  init(_ facet: FacetReader, in context: ViewContext) {
    wording = context.words
    words = FacetWords(facet)
    picture = Picture(facet.images.main, of: words[.title])
    regularPrice = facet.regularPrice(beside: words[.subtitle])
    approval = SafeText(facet.custom.string("item_rating_text") ?? "")
    rating = RatingText(Rating(facet.custom["rating"]))
    badges = BadgeRow(facet, in: context)
  }

  var speech: Speech {
    let was = regularPrice.isEmpty ? "" : wording.was(price: regularPrice)
    let others = [was, approval, rating?.words(in: wording)].compactMap(\.self).filter { !$0.isEmpty }
    let details = words.details + others + badges.words
    return Speech(.card, label: words[.title] ?? "", details: details + picture.words(besides: details))
  }

  func idealWidth(in proposal: Proposal) -> Int { min(proposal.width, CardWidth.goods) }

  func layout(in proposal: Proposal) -> Block {
    GoodsCard(
      picture: picture, price: words.phrase(.subtitle, regularPrice.isEmpty ? .priceText : .salePriceText),
      regularPrice: regularPrice, mark: { .line(approval, .ratingText, width: $0.width) },
      title: words.phrase(.title, .cardTitle), titleLines: 1, facts: facts(in: proposal), badges: badges,
      stepper: { $0.children.column(width: $0.width) }
    )
    .layout(in: proposal)
  }

  private func facts(in proposal: Proposal) -> [Phrase] {
    var facts = words.facts(besides: [.title, .subtitle], .cardSubtext)
    if let rating {
      let phrase = Phrase(rating.short(icons: proposal.icons), .cardSubtext)
      // The rating is the store's, so it follows the name of the store.
      facts.insert(phrase, at: min(1, facts.count))
    }
    return facts
  }
}
