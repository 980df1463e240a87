/// The use of cached responses.
package enum CacheUse {
  /// Responses are neither kept nor looked up.
  case none
  /// A cached response is shown at once and then revalidated with the server.
  case shown
  /// Only cached responses are shown, and no server is asked.
  case only
}
