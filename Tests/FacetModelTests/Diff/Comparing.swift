import FacetModel
import JSON
import TestSupport

/// The difference between two feeds that share an interner, as in one session, or that have separate interners.
/// `preparesComparing` has the fingerprints of facets computed while the feeds are decoded.
func diff(
  _ old: String, _ new: String, sharesInterner: Bool = true, preparesComparing: Bool = false
) throws -> FeedDiff {
  let interner = Interner.forFeeds()
  return FeedDiff(
    from: try Feed(
      json: old, interner: sharesInterner ? interner : .forFeeds(), preparesComparing: preparesComparing),
    to: try Feed(json: new, interner: interner, preparesComparing: preparesComparing))
}

extension FeedDiff {
  /// The changes as `facet diff --all` prints them.
  var edits: [PageEdit] {
    changes.map { change in
      switch change {
      case .insert(let place, let size): .insert(id: id(place, new), to: spot(place, new), size: size)
      case .delete(let place, let size): .delete(id: id(place, old), from: spot(place, old), size: size)
      case .move(let origin, let place): .move(id: id(place, new), from: spot(origin, old), to: spot(place, new))
      case .update(let origin, let place, _):
        .update(id: id(place, new), at: spot(place, new), parts: partNames(from: origin.node, to: place.node))
      }
    }
  }

  private func id(_ place: FeedPlace, _ feed: Feed) -> String {
    feed.name(of: place.node).plain
  }

  private func spot(_ place: FeedPlace, _ feed: Feed) -> PageEdit.Place {
    PageEdit.Place(parent: feed.path(of: feed.parent(of: place.node)), index: place.index)
  }
}

func page(_ sections: String...) -> String {
  #"{"header":[],"body":[\#(sections.joined(separator: ","))],"footer":[]}"#
}

func section(_ id: String, _ facets: String...) -> String {
  #"{"id":"\#(id)","header":[],"body":[\#(facets.joined(separator: ","))],"footer":[]}"#
}

/// A facet with further members and with children, which are the arguments that begin with a brace.
func item(_ id: String, _ inside: String...) -> String {
  let children = inside.filter { $0.hasPrefix("{") }.joined(separator: ",")
  let members = inside.filter { !$0.hasPrefix("{") }.map { ",\($0)" }.joined()
  return #"{"id":"\#(id)","component":{"id":"row.text"},"children":[\#(children)]\#(members)}"#
}

func at(_ parent: String, _ index: Int) -> PageEdit.Place {
  PageEdit.Place(parent: parent, index: index)
}
