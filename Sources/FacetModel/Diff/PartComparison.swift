import JSON

/// The parts of a facet or section whose meaning has changed. The spelling does not count: the same page in two
/// dialects has no differences.
struct PartComparison {
  private let old: FacetRecord
  private let new: FacetRecord
  private let oldDocument: Document
  private let newDocument: Document
  private let candidates: FacetParts

  /// Compares only the candidate parts of two facets.
  init(_ old: Int, of oldTree: FacetTree, _ new: Int, of newTree: FacetTree, in candidates: FacetParts) {
    self.old = oldTree.records[old]
    self.new = newTree.records[new]
    oldDocument = oldTree.documents[Int(self.old.document)]
    newDocument = newTree.documents[Int(self.new.document)]
    self.candidates = candidates
  }

  init(section old: Int, of oldTree: FacetTree, _ new: Int, of newTree: FacetTree) {
    self.old = FacetRecord(oldTree.sections[old])
    self.new = FacetRecord(newTree.sections[new])
    oldDocument = oldTree.documents[Int(self.old.document)]
    newDocument = newTree.documents[Int(self.new.document)]
    candidates = [.layout, .style]
  }

  /// The first part that has changed; logging comes last. Comparing all parts takes several times as long and is not
  /// always needed.
  var firstChange: FacetParts? {
    if hasOtherComponent { return .component }
    return candidates.values.first { !isWrittenAlike($0) && !members(of: $0).isSame }
  }

  /// The members that differ: `text.title`, `images.custom.left`. Component, layout and logging are named as a whole.
  var names: [String] {
    var names = hasOtherComponent ? ["component"] : []
    for part in candidates.values where !isWrittenAlike(part) {
      names += members(of: part).names
    }
    return names
  }

  private var hasOtherComponent: Bool {
    old.component != new.component || old.category != new.category
  }

  private func isWrittenAlike(_ part: FacetParts) -> Bool {
    let (oldPlace, newPlace) = (old.place(of: part), new.place(of: part))
    guard oldPlace != .root, newPlace != .root else { return oldPlace == newPlace }
    return oldDocument.isWritten(oldPlace, like: newPlace, of: newDocument)
  }

  private func members(of part: FacetParts) -> MemberComparison {
    let (oldPlace, newPlace) = (old.place(of: part), new.place(of: part))
    return MemberComparison(
      part, oldPlace == .root ? nil : oldDocument.value(at: oldPlace),
      newPlace == .root ? nil : newDocument.value(at: newPlace))
  }
}

extension FacetRecord {
  /// Creates a record with the parts of a section that are compared.
  fileprivate init(_ section: SectionRecord) {
    document = UInt32(section.document)
    layout = section.layout ?? .root
    style = section.style ?? .root
  }
}
