extension RandomPages {
  /// Makes one random change to a page, as between two responses.
  mutating func change(_ page: PageNode) {
    switch number(below: 8) {
    case 0: insert(in: page)
    case 1: take(from: page)
    case 2: list(of: page).map { owner, list in owner[list].shuffle(using: &random) }
    case 3: rotate(page)
    case 4, 5: transplant(in: page)
    default: page.all.filter { $0.kind == .facet }.randomElement(using: &random).map { say(something: $0) }
    }
  }

  private mutating func insert(in page: PageNode) {
    guard let (owner, list) = list(of: page) else { return }
    let new = list == "sections" ? section() : facet(depth: 2)
    owner[list].insert(new, at: number(below: owner[list].count + 1))
  }

  @discardableResult
  private mutating func take(from page: PageNode) -> PageNode? {
    guard let (owner, list) = list(of: page), !owner[list].isEmpty else { return nil }
    return owner[list].remove(at: number(below: owner[list].count))
  }

  private mutating func rotate(_ page: PageNode) {
    guard let (owner, list) = list(of: page), let last = owner[list].popLast() else { return }
    owner[list].insert(last, at: 0)
  }

  /// Moves a node to another place of the page, possibly out of a deleted list or into a new one.
  private mutating func transplant(in page: PageNode) {
    guard let node = take(from: page) else { return }
    if number(below: 4) == 0 { insert(in: page) }
    for _ in 0..<8 {
      guard let (owner, list) = list(of: page), (list == "sections") == (node.kind == .section) else { continue }
      owner[list].insert(node, at: number(below: owner[list].count + 1))
      return
    }
  }

  private mutating func list(of page: PageNode) -> (PageNode, String)? {
    let owner = page.all.randomElement(using: &random)
    return owner.flatMap { owner in owner.kind.lists.randomElement(using: &random).map { (owner, $0) } }
  }
}
