import FacetModel
import Feeds
import Text

/// What every request says of the client: which version of facets it speaks, what it understands, whose app it is.
struct ClientHeaders {
  let capabilities: Capabilities

  /// For the app of a brand.
  func headers(for brand: String) -> [HTTPHeader] {
    let pairs =
      [
        ("User-Agent", "facet/\(Program.version)"), ("Accept", "application/json"),
        ("X-Facets-Version", "\(capabilities.version)"),
      ] + Feature.allCases.map { (Self.name(of: $0), capabilities.understands($0) ? "true" : "false") }
      + [("X-Experience-Id", brand)]
    return pairs.compactMap { HTTPHeader($0, $1) }
  }

  /// `load_content` is `X-Facets-Feature-Load-Content`.
  private static func name(of feature: Feature) -> String {
    var name = "X-Facets-Feature"
    for word in feature.wireName.split(separator: "_") {
      name += "-" + word.prefix(1).uppercased()
      name += String(word.dropFirst())
    }
    return name
  }
}
