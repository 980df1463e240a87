import FacetModel
import Prism
import Text
import ViewTree

/// A store in two lines beside its logo: its name and rating, and its delivery time with badges.
struct CompactStoreRow: FacetComponent, Equatable {
  static let id = "row.store-compact"
  static let category = ComponentCategory.row
  static var since: SemanticVersion { SemanticVersion(6, 1, 0) }
  static let summary = "A store in two lines beside its logo, with its badges at the right."
  static let reads: ReadFields =
    .texts(.title, .subtitle, .description, .accessory)
    + .textCustom("eta_display_string", "delivery_fee_string", "modality_display_string", "sponsored_description")
    + .words
    + .images(.main, .accessory) + .imageCustom("modality_icon")
    + .custom("rating", "badges", "savelists", "is_currently_available") + .click + .children
  static var needs: [RequiredField] { [RequiredField(.text(.title))] }
  static let example = #"""
    {"id": "row.store-compact:1", "component": {"id": "row.store-compact", "category": "row"},
     "text": {"title": "Pantry & Pine", "description": "Delivered by 1:26 PM",
       "custom": {"eta_display_string": "Express 56 min"}},
     "images": {"main": {"uri": "https://img.example.com/logos/pine.png", "style": "ROUNDED"},
       "accessory": {"local": "dashpass-badge"}},
     "custom": {"badges": [{"text": "SNAP", "type": "snap", "dls_tag_style": "informational"},
         {"text": "Low prices", "dls_tag_style": "positive", "leading_icon": "check/circle/fill"}],
       "rating": {"average_rating": 4.599999904632568, "display_num_ratings": "(300+)"},
       "is_currently_available": true},
     "events": {"click": {"name": "navigate", "data": {"uri": "convenience/store/1/"}}}}
    """#

  let store: StoreContent

  init(_ facet: FacetReader, in context: ViewContext) {
    store = StoreContent(facet, in: context)
  }

  var speech: Speech { store.speech(.row) }

  private static let logo = (width: 6, height: 2)
  private static let realLogo = (width: 6, height: 3)
  /// The row width below which the logo is dropped, because the words need its columns.
  private static let leastWidthForLogo = 30

  func layout(in proposal: Proposal) -> Block {
    let hasLogo = proposal.width >= Self.leastWidthForLogo
    let size = store.picture.isShown(in: proposal) ? Self.realLogo : Self.logo
    let logo = hasLogo ? store.picture.layout(width: size.width, height: size.height, in: proposal) : .empty
    return .beside(logo, width: proposal.width, spacing: 2) { width in
      let proposal = proposal.narrowed(to: width)
      let rating = ratingBesideTitle(in: proposal)
      let title = Block.spread(width: width, trailing: rating) { width in
        store.title(.listRowTitle, in: proposal.narrowed(to: width))
      }
      return .column([
        title, details(in: proposal, withRating: rating.isEmpty), proposal.children.column(width: width),
      ])
    }
  }

  /// Returns the rating, or an empty block if the title of a narrow row needs its columns. The rating is then the first
  /// of the facts.
  private func ratingBesideTitle(in proposal: Proposal) -> Block {
    let rating = store.rating?.layout(in: proposal.narrowed(to: proposal.width / 2)) ?? .empty
    let marks = store.marks(in: proposal).width
    let title = store.words[.title]?.columns ?? 0
    return proposal.width >= Self.leastWidthForRating || title + marks + rating.width + 3 <= proposal.width
      ? rating : .empty
  }

  private static let leastWidthForRating = 48

  /// Returns the facts with the badges at the right, or below them if the line is too short.
  private func details(in proposal: Proposal, withRating: Bool) -> Block {
    let facts = store.factLines(.listRowSubtext, in: proposal, maxLines: 2, withRating: withRating)
    let badges = store.badges.layout(in: proposal, maxLines: 1)
    guard !badges.isEmpty, facts.height == 1, badges.height == 1, facts.width + 2 + badges.width <= proposal.width
    else {
      return .column([facts, badges])
    }
    return .spread(width: proposal.width, trailing: badges) { _ in facts }
  }
}
