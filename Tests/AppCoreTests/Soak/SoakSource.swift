import FacetModel
import JSON
import TestSupport
import Text

@testable import Pages

/// A source whose files are edited all the time.
struct SoakSource {
  var pages: SoakPages
  /// The files, by the number of their page.
  private var files: [(page: PageNode, next: String?)] = []

  /// The first file is the home page; then come the pages that links lead to, and those that cursors lead to.
  private static let places = 5
  private static let cursors = 8

  init(seed: UInt64) {
    pages = SoakPages(seed: seed)
    for number in 0..<Self.places + Self.cursors {
      files.append((pages.page(), nil))
      files[number].next = cursor()
    }
  }

  private mutating func cursor() -> String? {
    pages.number(below: 5) < 3 ? "\(pages.number(below: Self.cursors))" : nil
  }

  /// Edits a file as an editor would, and returns its number.
  mutating func edit() -> Int {
    let number = pages.number(below: files.count)
    for _ in 0...pages.number(below: 4) { pages.edit(files[number].page) }
    if pages.number(below: 6) == 0 { files[number].next = cursor() }
    return number
  }

  mutating func answer(_ request: FeedRequest, from page: Int, _ interner: Interner) throws -> LoadedPage {
    switch request {
    case .home: return try load(0, interner)
    case .open(let uri): return try load(1 + (uri.last?.wholeNumberValue ?? 0) % (Self.places - 1), interner)
    case .again, .operation, .find: return try load(page, interner)
    case .next(let cursor): return try load(Self.places + (Int(cursor) ?? 0) % Self.cursors, interner)
    case .sections(let wanted, _):
      let answer = files[page].page.copy()
      for _ in 0...pages.number(below: 3) { pages.edit(answer) }
      if pages.number(below: 2) == 0 { answer["sections"].removeAll { !wanted.contains($0.id ?? "") } }
      return try load(answer, next: nil, number: page, interner)
    }
  }

  private func load(_ number: Int, _ interner: Interner) throws -> LoadedPage {
    try load(files[number].page, next: files[number].next, number: number, interner)
  }

  private func load(_ page: PageNode, next: String?, number: Int, _ interner: Interner) throws -> LoadedPage {
    let key = number % 2 == 0 ? "cursor" : "offset"
    let action = next.map { #"{"name":"load_content","data":{"\#(key)":"\#($0)"}}"# } ?? "null"
    let onLoad =
      switch number % 7 {
      case 1, 4: #"{"name":"load_content","data":{"sections":["s1"]}}"#
      case 2: #"{"name":"navigate","data":{"uri":"store/1"}}"#
      default: ""
      }
    let json = page.json().dropLast() + #","page":{"next":\#(action),"on_load":[\#(onLoad)]}}"#
    let feed = try Feed(json: String(json), interner: interner)
    return LoadedPage(feed: feed, title: "page \(number)", number: number)
  }
}
