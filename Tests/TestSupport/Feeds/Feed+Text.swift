import FacetModel
import JSON

extension Feed {
  /// Decodes a feed from the JSON text of a test.
  public init(json: String, interner: Interner = .forFeeds(), preparesComparing: Bool = false) throws {
    self = try FeedDecoder(interner: interner, preparesComparing: preparesComparing).decode(ByteBuffer(json))
  }
}
