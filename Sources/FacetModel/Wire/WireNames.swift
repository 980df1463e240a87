/// The names that backends put on the wire. Both brands share one backend, so a client of either brand understands
/// both.
enum WireNames {
  static let hosts: Set<String> = ["www.doordash.com", "www.trycaviar.com"]
  /// The scheme that the clients of both brands have always known.
  static let scheme = "doordash"
  static let appSchemes: Set<String> = [scheme, "caviar"]
  /// The places that an app link may lead to.
  static let places = Set(AppDestination.allCases.map(\.rawValue))
}
