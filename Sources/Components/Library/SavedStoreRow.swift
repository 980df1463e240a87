import FacetModel
import Prism
import Text
import ViewTree

/// A store that the user has saved, with a heart and the lists that contain it.
struct SavedStoreRow: FacetComponent, Equatable {
  static let id = "row.saved_store"
  static let category = ComponentCategory.row
  static var since: SemanticVersion { SemanticVersion(6, 0, 0) }
  static let summary = "A saved store as a compact row, with the lists that contain it."
  static let reads: ReadFields =
    .texts(.title, .subtitle, .description, .accessory) + .textCustom("eta_display_string", "delivery_fee_string")
    + .words
    + .images(.accessory) + .custom("rating", "badges", "is_currently_available") + .click + .children
  static var needs: [RequiredField] { [RequiredField(.text(.title))] }
  static let example = #"""
    {"id": "row.saved_store:1", "component": {"id": "row.saved_store", "category": "row"},
     "text": {"title": "Tavola Nonna Bice", "accessory": "Date night", "description": "$$$ • Italian",
       "custom": {"eta_display_string": "1.5 mi • 28 min"}},
     "images": {"accessory": {"local": "heart-fill"}},
     "custom": {"rating": {"average_rating": 4.900000095367432, "display_num_ratings": "(700+)"},
       "savelists": [{"id": "1", "name": "Date night"}], "is_currently_available": true},
     "events": {"click": {"name": "navigate", "data": {"uri": "store/1/"}}}}
    """#

  let store: StoreContent

  init(_ facet: FacetReader, in context: ViewContext) {
    store = StoreContent(facet, in: context)
  }

  var speech: Speech {
    var speech = store.speech(.row)
    let saved = store.wording.saved
    speech.states = [saved] + speech.states.filter { $0 != saved }
    return speech
  }

  /// The row width below which the lists are among the facts.
  private static let leastWidthForLists = 44

  func layout(in proposal: Proposal) -> Block {
    let heart = Block.line(
      proposal.icons[.small(.heart(.filled))], .listRowTitle, .icon(.saved), width: proposal.width)
    return .beside(heart, width: proposal.width, spacing: 1) { width in
      let proposal = proposal.narrowed(to: width)
      let rating = store.rating?.layout(in: proposal.narrowed(to: width / 2)) ?? .empty
      return .column([
        .spread(width: width, trailing: rating) { width in
          store.title(.listRowTitle, in: proposal.narrowed(to: width))
        },
        factLine(in: proposal),
        store.badges.layout(in: proposal, maxLines: 1),
        proposal.children.column(width: width),
      ])
    }
  }

  private func factLine(in proposal: Proposal) -> Block {
    let lists = store.words.phrase(.accessory, .listRowAccessory)
    let state = store.isOpen ? [] : [Phrase(proposal.words.unavailable, .listRowSubtext, .meaning(.status(.closed)))]
    let facts = state + store.words.facts(besides: [.title, .accessory])
    guard proposal.width >= Self.leastWidthForLists else {
      return .facts(facts + [lists], width: proposal.width, maxLines: proposal.lines(2))
    }
    let trailing = Block.paragraph(lists, width: proposal.width / 2, maxLines: proposal.lines(1))
    return .spread(width: proposal.width, trailing: trailing) { width in
      .facts(facts, width: width, maxLines: proposal.lines(1))
    }
  }
}
