import FacetModel
import Reporting
import Text

/// The words for changes.
struct DiffWords {
  private let diff: FeedDiff
  private let oldPaths: PathMemory

  /// Ids and titles can have any length, so they are cut to fit a line.
  private static let longestID = 60
  private static let longestTitle = 40
  private static let longestPath = 80
  private static let mostParts = 12

  init(_ diff: FeedDiff) {
    self.diff = diff
    oldPaths = PathMemory(diff.old)
  }

  func line(for change: FeedChange, showsLogging: Bool) -> StyledText {
    switch change {
    case .insert(let place, let size):
      StyledText("+ ", .green) + name(of: place.node, in: diff.new) + StyledText(Self.size(size, of: place.node), .dim)
    case .delete(let place, let size):
      StyledText("- ", .red) + name(of: place.node, in: diff.old) + StyledText(Self.size(size, of: place.node), .dim)
    case .move(let origin, let place):
      StyledText("> ", .cyan) + name(of: place.node, in: diff.new) + StyledText(way(from: origin, to: place))
    case .update(let origin, let place, _):
      StyledText("~ ", .yellow) + name(of: place.node, in: diff.new)
        + StyledText(parts(from: origin, to: place, showsLogging: showsLogging))
    }
  }

  /// The lines for changes of the page itself.
  var pageLines: [StyledText] {
    let next = diff.furtherPageFollows.map { follows -> SafeText in
      follows ? "page.next, a further page follows" : "page.next, no further page follows"
    }
    return ([next].compactMap(\.self) + diff.pageParts.map { SafeText($0.rawValue) }).map { part in
      StyledText("~ ", .yellow) + StyledText("page", .bold) + StyledText(": " + part)
    }
  }

  func heading(of parent: FeedParent) -> StyledText {
    switch parent {
    case .facet(let number): StyledText("  ") + name(of: .facet(number), in: diff.new)
    case .page, .list:
      StyledText(SafeText(diff.new.path(of: parent)).truncated(to: Self.longestPath), .bold)
    }
  }

  /// The id, and the title that a user would recognise.
  private func name(of node: FeedNode, in feed: Feed) -> StyledText {
    let id = feed.name(of: node).plain
    let title = feed.title(of: node).map { "  " + SafeText($0).truncated(to: Self.longestTitle) } ?? ""
    return StyledText(id.isEmpty ? "(no id)" : SafeText(id).truncated(to: Self.longestID))
      + StyledText(title, .dim)
  }

  private func way(from origin: FeedPlace, to place: FeedPlace) -> SafeText {
    let home = diff.old.parent(of: origin.node)
    guard diff.successor(ofParent: home) != diff.new.parent(of: place.node) else {
      return ": from \(origin.index) to \(place.index)"
    }
    return ": from \(origin.index) of " + SafeText(oldPaths.path(to: origin.node)).truncated(to: Self.longestPath)
      + " to \(place.index)"
  }

  private func parts(from origin: FeedPlace, to place: FeedPlace, showsLogging: Bool) -> SafeText {
    let names = diff.partNames(from: origin.node, to: place.node).filter { showsLogging || $0 != "logging" }
    let shown = names.prefix(Self.mostParts).map { SafeText($0).truncated(to: Self.longestID) }
    let more: SafeText = names.count > Self.mostParts ? " and \(names.count - Self.mostParts) more" : ""
    return ": " + shown.joined(separator: ", ") + more
  }

  /// The number of facets, left out for a single one.
  private static func size(_ size: Int, of node: FeedNode) -> SafeText {
    if case .facet = node, size == 1 { return "" }
    return " (\(count(size, "facet")))"
  }

  var summary: StyledText {
    let counts = diff.counts
    let logging: SafeText =
      counts.logging > 0 ? "; \(counts.logging) with nothing but other logging" : ""
    guard diff.isVisible else { return StyledText("no differences; \(counts.same) the same" + logging) }
    return StyledText(
      "\(counts.insert) inserted, \(counts.delete) deleted, \(counts.move) moved, \(counts.update) updated; "
        + "\(counts.same) the same" + logging)
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
