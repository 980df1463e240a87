extension Feed {
  /// What a section or facet stands in.
  public func parent(of node: FeedNode) -> FeedParent {
    switch node {
    case .section: return .page
    case .facet(let number):
      let parent = tree.records[number].parent
      guard parent < 0 else { return .facet(Int(parent)) }
      let list = tree.lists[Int(~parent)]
      return .list(section: list.section, list.role)
    }
  }

  /// Its name among its siblings.
  public func name(of node: FeedNode) -> Identity.Component {
    switch node {
    case .section(let number): tree.sections[number].identityComponent(in: tree)
    case .facet(let number): tree[number].name
    }
  }

  /// What a person would call it.
  public func title(of node: FeedNode) -> String? {
    switch node {
    case .section(let number): sections[number].header.lazy.compactMap(\.text.title).first
    case .facet(let number): tree[number].title
    }
  }

  /// The names from the section down, as in `store_feed/body/carousel.standard:1`; nothing for the page.
  public func path(of parent: FeedParent) -> String {
    switch parent {
    case .page: ""
    case .list(let section, let role): "\(section.map { name(of: .section($0)).description } ?? "")/\(role.rawValue)"
    case .facet(let number): tree[number].identity.description
    }
  }

  /// Where the facets of a list or the children of a facet stand in the order of all.
  func siblings(of node: FeedNode) -> Range<Int> {
    switch parent(of: node) {
    case .page: 0..<sections.count
    case .facet(let number): tree.records[number].childRange
    case .list(nil, let role): role == .header ? tree.header : tree.footer
    case .list(let section?, let role):
      switch role {
      case .header: tree.sections[section].header
      case .body: tree.sections[section].body
      case .footer: tree.sections[section].footer
      }
    }
  }
}

extension Facet {
  /// Its words; of a picture, those that describe it.
  fileprivate var title: String? {
    text.title ?? images.background?.placeholder ?? images.main?.placeholder ?? text.description
  }
}
