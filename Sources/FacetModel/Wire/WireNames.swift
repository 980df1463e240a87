/// Names that backends put on the wire. Both brands share one backend, so a client of either understands both.
enum WireNames {
  static let hosts: Set<String> = ["www.doordash.com", "www.trycaviar.com"]
  /// The one that clients of both brands have known from the start.
  static let scheme = "doordash"
  static let appSchemes: Set<String> = [scheme, "caviar"]
  /// The places an app link may lead to.
  static let places = Set(AppPlace.allCases.map(\.rawValue))
}
