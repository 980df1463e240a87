/// Names that backends put on the wire. Both brands share one backend, so a client of either understands both.
enum WireNames {
  static let hosts: Set<String> = ["www.doordash.com", "www.trycaviar.com"]
  static let appSchemes: Set<String> = ["doordash", "caviar"]
  /// The places an app link may lead to.
  static let places: Set<String> = ["home", "login", "dashpass-v2", "orders", "store", "search", "address"]
}
