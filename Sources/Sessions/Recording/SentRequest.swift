import Feeds
import JSON

/// A request as it was sent to a server.
package struct SentRequest {
  let address: URIReference
  /// The headers about the client.
  let headers: [HTTPHeader]
  /// The user's headers, which only this server gets.
  let ownHeaders: [HTTPHeader]
  /// The body of the posted operation; `nil` for a GET.
  let posted: ByteBuffer?
}
