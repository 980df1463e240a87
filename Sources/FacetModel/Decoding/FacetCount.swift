import JSON

/// The count of a feed's facets without decoding them, to find the largest of several feeds.
enum FacetCount {
  static func of(_ envelope: Envelope) -> Int {
    if case .storePage(let page)? = envelope.parts.first {
      return StorePageTranslator.itemCount(of: page, cache: envelope.container.cache)
    }
    var cache = envelope.container.cache.map { References($0) }
    return envelope.parts.reduce(0) { $0 + of($1, &cache) }
  }

  private static func of(_ part: Envelope.Part, _ cache: inout References?) -> Int {
    switch part {
    case .feed(let feed):
      facets(feed[.header], &cache) + facets(feed[.footer], &cache) + sections(Envelope.sections(of: feed), &cache)
    case .section(let section): self.section(section, &cache)
    case .sections(let list): sections(list, &cache)
    case .facets(let list, _): facets(list, &cache)
    case .storePage: 1
    case .modules(let modules): max(1, modules.elements.reduce(0) { count, _ in count + 1 })
    }
  }

  private static func sections(_ list: Value?, _ cache: inout References?) -> Int {
    guard let list else { return 0 }
    var count = 0
    for element in list.elements {
      if let element = resolved(element, &cache) { count += section(element, &cache) }
    }
    return count
  }

  private static func section(_ section: Value, _ cache: inout References?) -> Int {
    [WireKey.header, .body, .footer].reduce(0) { $0 + facets(section[$1], &cache) }
  }

  private static func facets(_ list: Value?, _ cache: inout References?) -> Int {
    guard let list else { return 0 }
    guard list.kind == .array else { return list.kind == .object ? 1 + facets(list[.children], &cache) : 0 }
    var count = 0
    for element in list.elements {
      count += 1 + facets(element[.children], &cache)
    }
    return count
  }

  private static func resolved(_ value: Value, _ cache: inout References?) -> Value? {
    switch cache?.meaning(of: value.place) {
    case .itself?, nil: value
    case .entry(let place)?: value.document.value(at: place)
    case .trouble?: nil
    }
  }
}
