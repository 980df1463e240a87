import JSON

extension Feed {
  /// The errors that the server reports beside the feed, further pages and sections included.
  public var serverErrors: [PageFault] {
    notes.flatMap { note -> [PageFault] in
      guard note.list.counts[.serverErrors] != nil else { return [] }
      return note.list.kept.lazy.filter { $0.rule == .serverErrors }.compactMap(\.pageFault)
    }
  }

  /// The wrong counts of flat lists, each with its place. Facets are left out because of them.
  public var structureErrors: [StructureError] {
    notes.flatMap { note -> [StructureError] in
      guard note.list.counts[.childrenCountMismatch] != nil else { return [] }
      return note.list.inOrder.compactMap { diagnostic in
        guard case .count(let fault)? = diagnostic.pageFault else { return nil }
        let offset = diagnostic.offset
        let place = LineTable(note.document.fileBytes, upTo: offset).location(of: offset)
        return StructureError(place: place, fault: fault)
      }
    }
  }
}

/// A facet whose count of children does not add up, and its place in the response.
public struct StructureError: Hashable, Sendable {
  public let place: Location
  public let fault: CountFault
}
