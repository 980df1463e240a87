/// What is done with what servers have answered before.
package enum CacheUse {
  /// Nothing is kept and nothing looked up.
  case none
  /// It is there at once, and the server is asked whether it is still so.
  case shown
  /// No server is asked at all.
  case only
}
