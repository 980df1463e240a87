import JSON

/// The entries of a page's cache that facets share.
extension FacetTree {
  /// Whether each facet shares something with others: it stands on the page more than once, or has parts that are entries.
  /// Empty for a page without a cache.
  package var sharing: [Bool] {
    guard let cache = response.cache else { return [] }
    var uses: [Value.Place: Int] = [:]
    for record in records where documents[Int(record.document)] === cache.document {
      uses[record.object, default: 0] += 1
    }
    return records.indices.map { number in
      let isRepeated = documents[Int(records[number].document)] === cache.document && uses[records[number].object] != 1
      return isRepeated || !self[number].partsInCache.isEmpty
    }
  }

  /// The entries of the page's cache that describe components, each once.
  package var componentEntries: [Value] {
    guard response.cache != nil else { return [] }
    var known: Set<Value.Place> = []
    return (0..<count).compactMap { number in
      self[number].componentEntry.flatMap { known.insert($0.place).inserted ? $0 : nil }
    }
  }
}
