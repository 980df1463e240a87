/// Decides which addresses may be requested, at the beginning and after each redirect.
public protocol AddressRule: Sendable {
  /// Returns the reason why an address may not be requested, or `nil` if it may. `origin` has redirected there.
  func objection(to address: URIReference, from origin: URIReference?) -> HTTPFault?
  /// Whether the user's own headers may be sent to an address.
  func isHome(_ address: URIReference) -> Bool
}
