import JSON

extension Feed {
  /// Returns the feed with its names numbered by an interner; the same feed if they already are. A page is numbered by
  /// the interner of the page joined last, so that the first interner does not grow while the page is shown.
  func numbered(by interner: Interner) -> Feed {
    guard document.interner !== interner else { return self }
    var renumbering = Renumbering(from: document.interner, to: interner)
    let documents = tree.documents.map { renumbering.copy(of: $0) }
    let records = tree.records.map { record in
      var record = record
      record.id = renumbering.symbol(record.id)
      record.component = renumbering.symbol(record.component)
      record.category = renumbering.symbol(record.category)
      return record
    }
    let sections = tree.sections.map { section in
      var section = section
      section.id = renumbering.symbol(section.id)
      return section
    }
    let tree = FacetTree(
      documents: documents, records: records, order: tree.order, lists: tree.lists, sections: sections,
      header: tree.header, footer: tree.footer, response: tree.response)
    let laterNotes = laterNotes.map { DecodingNotes(document: renumbering.copy(of: $0.document), list: $0.list) }
    return Feed(
      tree: tree, header: FacetList(tree: tree, range: header.range),
      sections: sections.indices.map { FacetSection(tree: tree, index: $0) },
      footer: FacetList(tree: tree, range: footer.range), page: page, custom: custom, style: style, source: source,
      diagnosticList: diagnosticList, laterNotes: laterNotes)
  }
}
