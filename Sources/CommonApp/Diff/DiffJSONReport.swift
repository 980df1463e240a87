import FacetModel
import Reporting
import Text

/// A diff as JSON.
struct DiffJSONReport {
  let diff: FeedDiff
  let showsLogging: Bool

  var json: JSONOutput {
    .object([("counts", .object(counts)), ("changes", .elements(changes))])
  }

  private var counts: [(key: SafeText, value: JSONOutput)] {
    let counts = diff.counts
    return [
      ("insert", .number(counts.insert)), ("delete", .number(counts.delete)), ("move", .number(counts.move)),
      ("update", .number(counts.update)), ("logging", .number(counts.logging)), ("same", .number(counts.same)),
    ]
  }

  /// The changes, made one by one: a shuffled list has as many changes as facets.
  private var changes: any Sequence<JSONOutput> {
    let oldPaths = PathMemory(diff.old)
    let newPaths = PathMemory(diff.new)
    let found = listed.map { change in json(of: change, oldPaths, newPaths) }
    return [AnySequence(page), AnySequence(found)].joined()
  }

  /// The first changes, for a report that does not list all.
  func changes(atMost most: Int) -> [JSONOutput] {
    let oldPaths = PathMemory(diff.old)
    let newPaths = PathMemory(diff.new)
    return page + listed.prefix(max(0, most - page.count)).map { change in json(of: change, oldPaths, newPaths) }
  }

  /// The changes of the page itself, which have no place.
  private var page: [JSONOutput] {
    let next = diff.furtherPageFollows.map { follows in
      JSONOutput.object([
        ("op", .string("update")), ("parts", .array([.string("page.next")])), ("further_page_follows", .bool(follows)),
      ])
    }
    return [next].compactMap(\.self)
      + diff.pageParts.map { part in
        .object([("op", .string("update")), ("parts", .array([.string(part.rawValue)]))])
      }
  }

  private var listed: LazyFilterSequence<[FeedChange]> {
    diff.changes.lazy.filter { showsLogging || !$0.isLoggingOnly }
  }

  private func json(of change: FeedChange, _ oldPaths: PathMemory, _ newPaths: PathMemory) -> JSONOutput {
    switch change {
    case .insert(let place, let size):
      .object([
        ("op", .string("insert")), ("id", .exact(id(of: place, in: diff.new))),
        ("to", .object(newPaths.members(of: place))),
        ("size", .number(size)),
      ])
    case .delete(let place, let size):
      .object([
        ("op", .string("delete")), ("id", .exact(id(of: place, in: diff.old))),
        ("from", .object(oldPaths.members(of: place))),
        ("size", .number(size)),
      ])
    case .move(let origin, let place):
      .object([
        ("op", .string("move")), ("id", .exact(id(of: place, in: diff.new))),
        ("from", .object(oldPaths.members(of: origin))),
        ("to", .object(newPaths.members(of: place))),
      ])
    case .update(let origin, let place, _):
      .object([
        ("op", .string("update")), ("id", .exact(id(of: place, in: diff.new))),
        ("at", .object(newPaths.members(of: place))),
        ("parts", .array(partNames(from: origin, to: place))),
      ])
    }
  }

  private func id(of place: FeedPlace, in feed: Feed) -> String {
    feed.name(of: place.node).plain
  }

  private func partNames(from origin: FeedPlace, to place: FeedPlace) -> [JSONOutput] {
    diff.partNames(from: origin.node, to: place.node).filter { showsLogging || $0 != "logging" }.map { .exact($0) }
  }
}
