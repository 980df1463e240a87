/// Where one has been, where one is, and what one has come back from.
package struct History<Entry> {
  private var behind: [Entry] = []
  package var current: Entry
  private var ahead: [Entry] = []
  /// How often one has gone from one to another, and which way the last time.
  package private(set) var moves = 0
  package private(set) var lastWay = Way.on

  package enum Way {
    case on, back, forward
  }

  /// Nobody goes back farther.
  private static var most: Int { 50 }

  package init(_ first: Entry) {
    current = first
  }

  package var canGoBack: Bool { !behind.isEmpty }
  package var canGoForward: Bool { !ahead.isEmpty }
  /// From the first place to the current one.
  package var trail: [Entry] { behind + [current] }

  /// A new place; what one had come back from is forgotten.
  package mutating func visit(_ place: Entry) {
    note(.on)
    behind.append(current)
    // The way back always ends where it began.
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

  private mutating func note(_ way: Way) {
    moves += 1
    lastWay = way
  }

  /// Changes every place: another brand is worn everywhere.
  package mutating func forEach(_ change: (inout Entry) -> Void) {
    for index in behind.indices { change(&behind[index]) }
    change(&current)
    for index in ahead.indices { change(&ahead[index]) }
  }
}

extension History<HistoryEntry> {
  /// The page one is on, or came from to a screen of the brand's.
  package var pageBehind: PageSession? { trail.lazy.reversed().compactMap(\.page).first }

  /// The source's number of the page that was loaded last from where one is.
  package var lastPageNumber: Int { pageBehind?.lastPageNumber ?? 0 }
}
