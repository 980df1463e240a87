/// Where one has been, where one is, and what one has come back from.
struct History<Entry> {
  private var behind: [Entry] = []
  var current: Entry
  private var ahead: [Entry] = []
  /// How often one has gone from one to another, and which way the last time.
  private(set) var moves = 0
  private(set) var lastWay = Way.on

  enum Way {
    case on, back, forward
  }

  /// Nobody goes back farther.
  private static var most: Int { 50 }

  init(_ first: Entry) {
    current = first
  }

  var canGoBack: Bool { !behind.isEmpty }
  var canGoForward: Bool { !ahead.isEmpty }
  /// From the first place to the current one.
  var trail: [Entry] { behind + [current] }

  /// A new place; what one had come back from is forgotten.
  mutating func visit(_ place: Entry) {
    note(.on)
    behind.append(current)
    // The way back always ends where it began.
    if behind.count > Self.most { behind.remove(at: 1) }
    current = place
    ahead = []
  }

  mutating func goBack() {
    guard let place = behind.popLast() else { return }
    note(.back)
    ahead.append(current)
    current = place
  }

  mutating func goForward() {
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
  mutating func forEach(_ change: (inout Entry) -> Void) {
    for index in behind.indices { change(&behind[index]) }
    change(&current)
    for index in ahead.indices { change(&ahead[index]) }
  }
}

extension History<HistoryEntry> {
  /// The page one is on, or came from to a screen of the brand's.
  var pageBehind: PageSession? { trail.lazy.reversed().compactMap(\.page).first }

  /// The source's number of the page that was loaded last from where one is.
  var lastPageNumber: Int { pageBehind?.lastPageNumber ?? 0 }
}
