import JSON

/// The search for lists of facets and of sections inside one response; together they make one page.
///
/// Such responses have no envelope: retail searches send `legoRetailItems: […]` among totals, filters and other
/// members.
struct ListSearch {
  private let container: Envelope.Container
  private let name: String?
  private var references: References?
  private var seen: Set<Value.Place> = []
  private var feeds: [Envelope] = []
  private var lists: [Envelope.Part] = []
  private var pageInfo: Value?
  private var filters: Value?

  /// The depth to which a response is searched.
  private static let deepest = 64

  init(in container: Envelope.Container, name: String?) {
    self.container = container
    self.name = name
    if case .cache(let cache) = container { references = References(cache) }
  }

  /// The whole feeds, one envelope each, then one envelope for all lists.
  var envelopes: [Envelope] {
    guard let first = lists.first else { return feeds }
    var page = Envelope(lists, in: container, name: name ?? first.key)
    page.pageInfo = pageInfo
    page.filters = filters
    return feeds + [page]
  }

  /// Searches a value for lists at any depth.
  mutating func look(into value: Value, key: String, isLego: Bool = false, depth: Int = 0) {
    guard depth < Self.deepest, let value = resolved(value) else { return }
    let isLego = isLego || Self.isLego(key)
    switch value.kind {
    case .array:
      if take(value, key: key, isLego: isLego) { return }
      for element in value.elements { look(into: element, key: key, isLego: isLego, depth: depth + 1) }
    case .object:
      if Envelope.isFeedAnywhere(value) {
        feeds.append(Envelope(feed: value, in: container, name: key))
      } else if Envelope.isStorePage(value) {
        feeds.append(Envelope(.storePage(value), in: container, name: key))
      } else if Envelope.isSectionAnywhere(value) {
        lists.append(.section(value))
      } else {
        let before = lists.count
        for (name, member) in value.namedValuesInside {
          look(into: member, key: name, isLego: isLego, depth: depth + 1)
        }
        if lists.count > before { takeSurroundings(of: value) }
      }
    default:
      break
    }
  }

  /// Takes a list of facets or of sections. Returns `false` for any other value.
  mutating func take(_ value: Value, key: String?, isLego: Bool = false) -> Bool {
    guard value.kind == .array else { return false }
    let isLego = isLego || key.map(Self.isLego) == true
    for element in value.elements.first(Self.elementsLookedAt, as: \.self) {
      guard let element = peek(element) else { continue }
      if Envelope.isFacetAnywhere(element, isLego: isLego) {
        lists.append(.facets(value, id: key))
        return true
      }
      if Envelope.isSectionAnywhere(element) {
        lists.append(.sections(value))
        return true
      }
    }
    return false
  }

  /// Takes the objects beside the lists: the continuation and the filters.
  mutating func takeSurroundings(of value: Value) {
    if pageInfo == nil { pageInfo = value[.pageInfo] }
    if filters == nil { filters = Envelope.filterHolder(beside: value) }
  }

  static func isLego(_ key: String) -> Bool {
    key.lowercased().hasPrefix("lego")
  }

  private static let elementsLookedAt = 16

  /// Returns the target of a reference, or the value itself. Each entry of the cache is searched only once.
  private mutating func resolved(_ value: Value) -> Value? {
    switch references?.meaning(of: value.place) {
    case .itself?, nil: return value
    case .entry(let place)?: return seen.insert(place).inserted ? value.document.value(at: place) : nil
    case .trouble?: return nil
    }
  }

  private mutating func peek(_ value: Value) -> Value? {
    switch references?.meaning(of: value.place) {
    case .itself?, nil: value
    case .entry(let place)?: value.document.value(at: place)
    case .trouble?: nil
    }
  }
}

extension Envelope.Part {
  /// The key that the list was found under.
  fileprivate var key: String? {
    if case .facets(_, let id) = self { id } else { nil }
  }
}
