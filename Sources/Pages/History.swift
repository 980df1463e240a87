import Text

/// The current entry, the entries before it, and the entries that the user went back from.
package struct History<Entry> {
  private var behind: [Entry] = []
  package var current: Entry
  private var ahead: [Entry] = []
  /// The number of moves from entry to entry.
  package private(set) var moves = 0
  /// The direction of the last move.
  package private(set) var lastMove = Move.visit

  package enum Move {
    case visit, back, forward
  }

  /// The number of entries kept for going back.
  private static var most: Int { 50 }

  package init(_ first: Entry) {
    current = first
  }

  package var canGoBack: Bool { !behind.isEmpty }
  package var canGoForward: Bool { !ahead.isEmpty }
  /// The entries that the user went back from, the nearest one first.
  package var further: [Entry] { ahead.reversed() }
  /// The entries from the first one to the current one.
  package var trail: [Entry] { behind + [current] }

  /// Adds an entry and makes it the current one. The entries ahead are dropped.
  package mutating func visit(_ place: Entry) {
    note(.visit)
    behind.append(current)
    // The first entry stays, so that going back always ends where the user began.
    if behind.count > Self.most { behind.remove(at: 1) }
    current = place
    ahead = []
  }

  package mutating func goBack() {
    guard let place = behind.popLast() else { return }
    note(.back)
    ahead.append(current)
    current = place
  }

  package mutating func goForward() {
    guard let place = ahead.popLast() else { return }
    note(.forward)
    behind.append(current)
    current = place
  }

  /// Returns the number of steps to the nearest entry with a property: negative ones lead back, positive ones forward.
  package func steps(to isWanted: (Entry) -> Bool) -> Int? {
    if isWanted(current) { return 0 }
    if let index = behind.lastIndex(where: isWanted) { return index - behind.count }
    return further.firstIndex(where: isWanted).map { $0 + 1 }
  }

  private mutating func note(_ move: Move) {
    moves += 1
    lastMove = move
  }

  /// Changes every entry, for example to show another brand everywhere.
  package mutating func forEach(_ change: (inout Entry) -> Void) {
    for index in behind.indices { change(&behind[index]) }
    change(&current)
    for index in ahead.indices { change(&ahead[index]) }
  }
}

extension History<HistoryEntry> {
  /// The current page, or the last page before a screen of the brand.
  package var pageBehind: PageSession? { trail.lazy.reversed().compactMap(\.page).first }

  /// The source's number of the last page that was loaded for this page.
  package var lastPageNumber: Int { pageBehind?.lastPageNumber ?? 0 }

  /// The titles of the trail.
  package var titles: [SafeText] {
    // Not made of `trail`, whose entries would be copied.
    var titles = behind.map(\.title)
    titles.append(current.title)
    return titles
  }
}
