import FacetModel
import JSON

/// The times to decode the new lists of one length, with their fingerprints and without.
///
/// All lists of a length count together, because they have about the same bytes. Both ways take turns, and the middle
/// one of their differences counts: a difference of two shortest times would be that of two lucky runs.
struct DiffDecodings {
  private var differences: [Double] = []

  /// The seconds that the fingerprints add. They are a part of the first comparison.
  var added: Double {
    let sorted = differences.sorted()
    return sorted.isEmpty ? 0 : max(0, sorted[sorted.count / 2])
  }

  /// Decodes a list in both ways, and returns it with its fingerprints. Each way is the first one every other time.
  mutating func measure(_ bytes: ByteBuffer, _ interner: Interner) throws -> Feed {
    var (plain, prepared) = (BestTime(), BestTime())
    func decodePlainly() throws {
      _ = try plain.measure { try FeedDecoder(interner: interner).decode(bytes) }
    }
    let isPlainFirst = differences.count.isMultiple(of: 2)
    if isPlainFirst { try decodePlainly() }
    let feed = try prepared.measure {
      try FeedDecoder(interner: interner, preparesComparing: true).decode(bytes)
    }
    if !isPlainFirst { try decodePlainly() }
    differences.append(prepared.seconds - plain.seconds)
    return feed
  }
}
