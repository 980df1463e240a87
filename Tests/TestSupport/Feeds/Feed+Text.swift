import FacetModel
import JSON

extension Feed {
  /// A feed written down in a test.
  public init(json: String, interner: Interner = .forFeeds()) throws {
    self = try FeedDecoder(interner: interner).decode(ByteBuffer(json))
  }
}
