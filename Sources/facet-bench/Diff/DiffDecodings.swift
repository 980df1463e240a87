import FacetModel
import JSON

/// The times to decode the new lists of one length, with their fingerprints and without.
///
/// All lists of a length count together, because they have about the same bytes. A difference of two long times needs
/// many runs to be steady.
struct DiffDecodings {
  private var plain = BestTime()
  private var prepared = BestTime()

  /// The seconds that the fingerprints add. They are a part of the first comparison.
  var added: Double { max(0, prepared.seconds - plain.seconds) }

  /// Decodes a list in both ways, and returns it with its fingerprints.
  mutating func measure(_ bytes: ByteBuffer, _ interner: Interner) throws -> Feed {
    _ = try plain.measure { try FeedDecoder(interner: interner).decode(bytes) }
    return try prepared.measure { try FeedDecoder(interner: interner, preparesComparing: true).decode(bytes) }
  }
}
