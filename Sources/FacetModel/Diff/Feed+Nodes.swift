extension Feed {
  /// Returns the parent of a section or facet.
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

  /// Returns the name of a node among its siblings.
  public func name(of node: FeedNode) -> Identity.Component {
    switch node {
    case .section(let number): tree.sections[number].identityComponent(in: tree)
    case .facet(let number): tree[number].name
    }
  }

  /// Returns the title of a node for the user.
  public func title(of node: FeedNode) -> String? {
    switch node {
    case .section(let number): sections[number].header.lazy.compactMap(\.text.title).first
    case .facet(let number): tree[number].title
    }
  }

  /// Returns the names from the section down: `store_feed/body/carousel.standard:1`; "" for the page.
  public func path(of parent: FeedParent) -> String {
    switch parent {
    case .page: ""
    case .list(let section, let role): "\(section.map { name(of: .section($0)).description } ?? "")/\(role.rawValue)"
    case .facet(let number): tree[number].identity.description
    }
  }

  /// Returns the siblings of a node, as positions in the order of the tree.
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
  /// The text of a facet; for a picture, the text that describes it.
  fileprivate var title: String? {
    text.title ?? images.background?.placeholder ?? images.main?.placeholder ?? text.description
  }
}
