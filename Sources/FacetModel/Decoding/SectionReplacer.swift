import JSON

/// The step that replaces sections by newly loaded ones; everything else stays the same.
///
/// The tree is rebuilt without the replaced facets, because a page may be reloaded all day. Both feeds have their names
/// numbered by one interner, so equal ids are equal symbols.
struct SectionReplacer {
  private let old: Feed
  private let answer: Feed
  private var records: [FacetRecord] = []
  private var order: [UInt32] = []
  private var lists: [FacetTree.ListPlace] = []
  private var sections: [SectionRecord] = []
  /// The documents of the facets in the new tree. Other documents are released.
  private var documents: [Document] = []
  private var documentNumbers: [ObjectIdentifier: UInt32] = [:]

  init(_ old: Feed, _ answer: Feed) {
    self.old = old
    self.answer = answer
  }

  /// Returns the feed with the wanted sections replaced. Other parts of the response are ignored.
  consuming func replaced(_ wanted: Set<Identity.Component>) -> Feed {
    // The page's own document always stays, because its interner names the symbols of the session.
    _ = number(of: old.tree.document)
    var fresh: [Identity.Component: SectionRecord] = [:]
    for section in answer.tree.sections {
      let identity = section.identityComponent(in: answer.tree)
      if wanted.contains(identity) { fresh[identity] = section }
    }
    let header = copy(old.header, to: FacetTree.ListPlace(section: nil, role: .header))
    for section in old.tree.sections {
      if let new = fresh[section.identityComponent(in: old.tree)] {
        append(new, of: answer.tree)
      } else {
        append(section, of: old.tree)
      }
    }
    let footer = copy(old.footer, to: FacetTree.ListPlace(section: nil, role: .footer))
    let tree = FacetTree(
      documents: documents, records: records, order: order, lists: lists, sections: sections, header: header,
      footer: footer, response: old.tree.response)
    let texts = Set(documents.map { ObjectIdentifier($0.outermost) })
    return Feed(
      tree: tree, header: FacetList(tree: tree, range: header),
      sections: sections.indices.map { FacetSection(tree: tree, index: $0) },
      footer: FacetList(tree: tree, range: footer), page: old.page, custom: old.custom, style: old.style,
      source: old.source, diagnosticList: old.diagnosticList,
      laterNotes: (old.laterNotes + answer.notes).filter { texts.contains(ObjectIdentifier($0.document)) })
  }

  private mutating func append(_ section: SectionRecord, of tree: FacetTree) {
    var section = section
    let index = sections.count
    section.document = Int(number(of: tree.documents[section.document]))
    section.header = copy(
      FacetList(tree: tree, range: section.header), to: FacetTree.ListPlace(section: index, role: .header))
    section.body = copy(
      FacetList(tree: tree, range: section.body), to: FacetTree.ListPlace(section: index, role: .body))
    section.footer = copy(
      FacetList(tree: tree, range: section.footer), to: FacetTree.ListPlace(section: index, role: .footer))
    sections.append(section)
  }

  private mutating func copy(_ list: FacetList, to place: FacetTree.ListPlace) -> Range<Int> {
    guard !list.isEmpty else { return 0..<0 }
    let number = Int32(lists.count)
    lists.append(place)
    let facets = list.map { copy($0, of: list.tree) }
    for facet in facets { records[Int(facet)].parent = ~number }
    return append(facets)
  }

  /// Copies a facet after its children. The recursion is limited because the decoder limits the nesting of facets.
  private mutating func copy(_ facet: Facet, of tree: FacetTree) -> UInt32 {
    var record = facet.record
    let children = facet.children.map { copy($0, of: tree) }
    record.firstChild = UInt32(append(children).lowerBound)
    record.document = number(of: tree.documents[Int(record.document)])
    let index = UInt32(records.count)
    for child in children { records[Int(child)].parent = Int32(index) }
    records.append(record)
    return index
  }

  private mutating func append(_ facets: [UInt32]) -> Range<Int> {
    let start = order.count
    order += facets
    return start..<order.count
  }

  private mutating func number(of document: Document) -> UInt32 {
    if let number = documentNumbers[ObjectIdentifier(document)] { return number }
    let number = UInt32(documents.count)
    documents.append(document)
    documentNumbers[ObjectIdentifier(document)] = number
    return number
  }
}

extension Feed {
  /// Returns this page with some of its sections replaced by those of a response.
  public func replacing(_ sections: Set<Identity.Component>, from answer: Feed) -> Feed {
    SectionReplacer(numbered(by: answer.document.interner), answer).replaced(sections)
  }

  /// The identities of the sections. Sections with the same id have different identities.
  public var sectionNames: Set<Identity.Component> {
    Set(tree.sections.map { $0.identityComponent(in: tree) })
  }
}
