import Feeds
import JSON

/// What a server has been asked.
package struct SentRequest {
  let address: URIReference
  /// What the client says of itself.
  let headers: [HTTPHeader]
  /// What somebody says besides, to nobody else.
  let ownHeaders: [HTTPHeader]
  /// The operation that was posted; `nil` for what was only asked for.
  let posted: ByteBuffer?
}
