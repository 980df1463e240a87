import TestSupport

/// Random pages of facets that can be moved through, counted, filtered and opened, and random edits of them.
struct SoakPages {
  var random: SeededGenerator
  private var serial = 0

  /// So few that the same ids come again.
  static let sections = ["s1", "s2", "s3", "s4"]
  private static let words = ["Noodle", "Harbor", "Golden", "Spoon", "Kopi", "麺港", "Late", "🍜", "Supercalifragilistic"]
  private static let largest = 50

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  mutating func page() -> PageNode {
    let page = PageNode(.page)
    if number(below: 3) == 0 { page["header"] = [facet(depth: 0)] }
    if number(below: 3) == 0 { page["footer"] = [facet(depth: 0)] }
    page["sections"] = number(below: 6) == 0 ? [] : (0...1 + number(below: 3)).map { _ in section() }
    return page
  }

  mutating func section() -> PageNode {
    let section = PageNode(.section, id: Self.sections.randomElement(using: &random))
    if number(below: 2) == 0 { section["header"] = [simple("header.section")] }
    section["body"] = number(below: 6) == 0 ? [] : (0...1 + number(below: 7)).map { _ in facet(depth: 2) }
    if number(below: 3) == 0 { section.content["style.is_not_sticky"] = "true" }
    return section
  }

  mutating func facet(depth: Int) -> PageNode {
    switch number(below: depth > 0 ? 17 : 8) {
    case 0: simple("divider.standard")
    case 1: stepper()
    case 2: simple("address-picker")
    case 3: simple("row.from-the-future")
    case 4...7: clickable(["row.text", "row.store", "card.store", "row.item"].randomElement(using: &random) ?? "")
    case 8...10: filters()
    case 11: cuisines()
    case 12: holding("grid.standard", of: "card.tile")
    case 13: holding("list.standard", of: "row.text")
    default: carousel()
    }
  }

  private mutating func simple(_ component: String) -> PageNode {
    let category = component.prefix { $0 != "." }
    let facet = PageNode(
      .facet, id: id(), content: ["component": #"{"id":"\#(component)","category":"\#(category)"}"#])
    facet.content["text.title"] = title()
    return facet
  }

  private mutating func clickable(_ component: String) -> PageNode {
    let facet = simple(component)
    if number(below: 6) > 0 { facet.content["events.click"] = click() }
    if number(below: 3) == 0 { facet.content["text.description"] = title() }
    return facet
  }

  private mutating func holding(_ component: String, of member: String) -> PageNode {
    let facet = simple(component)
    facet["children"] = (0..<number(below: 7)).map { _ in clickable(member) }
    return facet
  }

  private mutating func carousel() -> PageNode {
    let facet = holding("carousel.standard", of: number(below: 2) == 0 ? "card.tile" : "card.store")
    if number(below: 3) == 0 { facet.content["custom.auto_scroll_interval"] = "2" }
    if number(below: 3) == 0 { facet.content["text.title"] = nil }
    return facet
  }

  private mutating func stepper() -> PageNode {
    let facet = simple("button.quantity_stepper")
    facet.content["custom.item_id"] = "\"item\(number(below: 4))\""
    facet.content["custom.max_quantity"] = "\(number(below: 12))"
    return facet
  }

  private mutating func filters() -> PageNode {
    let facet = simple("carousel.filters")
    facet.content["events.click"] = reload()
    facet["children"] = (0...number(below: 5)).map { _ in
      let kind = ["binary", "range", "collection"].randomElement(using: &random) ?? ""
      let filter = simple("filter.\(kind)")
      filter.content["custom.filter_id"] = "\"f\(number(below: 5))\""
      if kind != "binary" {
        filter.content["custom.allowed_values"] = #"["1","2","3"]"#
        filter.content["custom.default_values"] = #"["2"]"#
      }
      if number(below: 3) == 0 { filter.content["custom.radio_group_id"] = #""group""# }
      return filter
    }
    return facet
  }

  private mutating func cuisines() -> PageNode {
    let facet = simple("filter.carousel-cuisine-generic")
    facet.content["custom.filter_id"] = #""cuisine""#
    facet.content["custom.supports_multi_select"] = number(below: 2) == 0 ? "true" : "false"
    if number(below: 2) == 0 { facet.content["events.click"] = reload() }
    facet["children"] = (0..<number(below: 8)).map { _ in
      let toggle = simple("card.animation_toggle")
      toggle.content["custom.cuisine_filter_id"] = "\"\(number(below: 9))\""
      return toggle
    }
    return facet
  }

  private mutating func click() -> String {
    switch number(below: 10) {
    case 4, 5: dialog()
    case 0: reload()
    case 1: #"{"name":"navigate","data":{"uri":"https://example.com/recipe"}}"#
    case 2: #"{"name":"navigate","data":{"uri":"doordash://login"}}"#
    case 3: #"{"name":"navigate","data":{"uri":"doordash://home"}}"#
    default: #"{"name":"navigate","data":{"uri":"store/\#(number(below: 4))"}}"#
    }
  }

  /// A dialog, sometimes longer than any screen.
  private mutating func dialog() -> String {
    let paragraphs = (0..<number(below: 2) * 20 + 1).map { _ in title() }
    return
      #"{"name":"present_modal","data":{"title":\#(title()),"description":[\#(paragraphs.joined(separator: ","))]}}"#
  }

  mutating func reload() -> String {
    let names = Self.sections.shuffled(using: &random).prefix(1 + number(below: 2)).map { "\"\($0)\"" }
    return #"{"name":"load_content","data":{"sections":[\#(names.joined(separator: ","))]}}"#
  }

  /// An id; ids repeat among siblings and across the page.
  private mutating func id() -> String {
    guard number(below: 5) > 0 else { return ["a", "b", "c"].randomElement(using: &random) ?? "" }
    // From a fixed pool, so that a session of any length has no more names than these.
    serial = (serial + 1) % 400
    return "u\(serial)"
  }

  private mutating func title() -> String {
    "\"" + (0...number(below: 4)).map { _ in Self.words.randomElement(using: &random) ?? "" }.joined(separator: " ")
      + "\""
  }
}

extension SoakPages {
  /// Makes one random edit to a page.
  mutating func edit(_ page: PageNode) {
    let isFull = page.facetCount > Self.largest
    switch isFull ? 2 : number(below: 14) {
    case 0, 1: insert(in: page)
    case 2: _ = take(from: page)
    case 3, 4: transplant(in: page)
    case 5: list(of: page).map { owner, list in owner[list].shuffle(using: &random) }
    case 6: page["sections"].insert(section(), at: number(below: page["sections"].count + 1))
    case 7: if !page["sections"].isEmpty { page["sections"].remove(at: number(below: page["sections"].count)) }
    case 8: page["sections"].randomElement(using: &random)?.id = Self.sections.randomElement(using: &random)
    case 9: page["sections"].randomElement(using: &random).map { $0["body"] = [] }
    case 10:
      guard let (owner, list) = list(of: page), let id = owner[list].first?.id else { return }
      owner[list].last?.id = id
    default: page.all.filter { $0.kind == .facet }.randomElement(using: &random)?.content["text.title"] = title()
    }
  }

  private mutating func insert(in page: PageNode) {
    guard let (owner, list) = list(of: page) else { return }
    let depth = owner.kind == .facet ? 0 : 2
    owner[list].insert(facet(depth: depth), at: number(below: owner[list].count + 1))
  }

  private mutating func take(from page: PageNode) -> PageNode? {
    guard let (owner, list) = list(of: page), !owner[list].isEmpty else { return nil }
    return owner[list].remove(at: number(below: owner[list].count))
  }

  private mutating func transplant(in page: PageNode) {
    guard let node = take(from: page), let (owner, list) = list(of: page) else { return }
    owner[list].insert(node, at: number(below: owner[list].count + 1))
  }

  /// A random list of facets; children only of facets that have some.
  private mutating func list(of page: PageNode) -> (PageNode, String)? {
    let lists = page.all.flatMap { owner in
      owner.kind.lists.filter { $0 != "sections" && (owner.kind != .facet || !owner[$0].isEmpty) }.map { (owner, $0) }
    }
    return lists.randomElement(using: &random)
  }
}
