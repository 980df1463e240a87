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

  /// The first part that has changed; logging comes last. The place counts as the component. Comparing all parts takes
  /// several times as long and is not always needed.
  var firstChange: FacetParts? {
    if hasOtherComponent || hasOtherPlace { return .component }
    return candidates.values.first { !isSame($0) }
  }

  /// The members that differ: `text.title`, `images.custom.left`. Component, place, layout and logging are named as a
  /// whole.
  var names: [String] {
    var names = hasOtherComponent ? ["component"] : []
    if hasOtherPlace { names.append("place") }
    for part in candidates.values where !isSame(part) {
      names += part == .logging ? ["logging"] : members(of: part).names
    }
    return names
  }

  private func isSame(_ part: FacetParts) -> Bool {
    (isWrittenAlike(part) || members(of: part).isSame) && (part != .logging || hasSameInnerLogging)
  }

  /// Whether the logging inside pictures and events, which belongs to that of the facet, is the same.
  private var hasSameInnerLogging: Bool {
    [.images, .events].allSatisfy { part in
      isWrittenAlike(part) || InnerLogging.isSame(value(of: part, old, oldDocument), value(of: part, new, newDocument))
    }
  }

  private var hasOtherComponent: Bool {
    old.component != new.component || old.category != new.category
  }

  /// Whether only one of the facets is left out because the counts of a flat list do not tell its parent.
  private var hasOtherPlace: Bool { old.isMisplaced != new.isMisplaced }

  private func isWrittenAlike(_ part: FacetParts) -> Bool {
    let (oldPlace, newPlace) = (old.place(of: part), new.place(of: part))
    guard oldPlace != .root, newPlace != .root else { return oldPlace == newPlace }
    return oldDocument.isWritten(oldPlace, like: newPlace, of: newDocument)
  }

  private func members(of part: FacetParts) -> MemberComparison {
    MemberComparison(part, value(of: part, old, oldDocument), value(of: part, new, newDocument))
  }

  private func value(of part: FacetParts, _ record: FacetRecord, _ document: Document) -> Value? {
    let place = record.place(of: part)
    return place == .root ? nil : document.value(at: place)
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
