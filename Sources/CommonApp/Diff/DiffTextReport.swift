import FacetModel
import Reporting
import Text

/// A diff as text: a line for each change, under the names of its parents.
struct DiffTextReport {
  private let diff: FeedDiff
  private let showsLogging: Bool
  private let words: DiffWords
  /// The parents of the last line, from the outside in.
  private var context: [FeedParent] = []

  init(diff: FeedDiff, showsLogging: Bool) {
    self.diff = diff
    self.showsLogging = showsLogging
    words = DiffWords(diff)
  }

  mutating func printLines(_ print: (StyledText) -> Void) {
    words.pageLines.forEach(print)
    for change in diff.changes where showsLogging || !change.isLoggingOnly {
      printLine(for: change, print)
    }
    if !context.isEmpty || diff.isVisible {
      print(StyledText())
    }
    print(words.summary)
  }

  private mutating func printLine(for change: FeedChange, _ print: (StyledText) -> Void) {
    enter(surroundings(of: change), print)
    print(indent + words.line(for: change, showsLogging: showsLogging))
    if case .facet(let number)? = change.newNode {
      // Changes inside the facet follow below it.
      context.append(.facet(number))
    }
  }

  /// Prints the parents of the next line, except those that the last line has too.
  private mutating func enter(_ parents: [FeedParent], _ print: (StyledText) -> Void) {
    let shared = zip(context, parents).prefix { $0 == $1 }.count
    context.removeSubrange(shared...)
    for parent in parents[shared...] {
      print(indent + words.heading(of: parent))
      context.append(parent)
    }
  }

  /// The list and the facets around a change in the new feed, from the outside in. A deleted facet is listed under a
  /// parent that still exists.
  private func surroundings(of change: FeedChange) -> [FeedParent] {
    var next: FeedParent? =
      if case .delete(let place, _) = change {
        diff.successor(ofParent: diff.old.parent(of: place.node))
      } else {
        change.newNode.map(diff.new.parent)
      }
    var parents: [FeedParent] = []
    while let parent = next, parent != .page {
      parents.append(parent)
      next = if case .facet(let number) = parent { diff.new.parent(of: .facet(number)) } else { nil }
    }
    return parents.reversed()
  }

  private var indent: StyledText {
    StyledText(SafeText(String(repeating: "  ", count: context.count)))
  }
}

extension FeedChange {
  /// The node in the new feed, unless the change is a deletion.
  fileprivate var newNode: FeedNode? {
    switch self {
    case .insert(let place, _), .move(_, let place), .update(_, let place, _): place.node
    case .delete: nil
    }
  }
}
