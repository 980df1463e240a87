import Branding
import Components
import FacetModel
import Feeds
import Text

/// The headers of every request about the client: its version, its features, its brand, and the components of its own.
package struct ClientHeaders {
  package var version: SemanticVersion
  package var brands: [Brand]

  package init(version: SemanticVersion, brands: [Brand] = []) {
    self.version = version
    self.brands = brands
  }

  /// The headers of a brand's app.
  package func headers(for brand: String) -> [HTTPHeader] {
    var pairs = [
      ("User-Agent", "facet/\(ProgramContext.version)"), ("Accept", "application/json"),
      ("X-Facets-Version", "\(version)"),
    ]
    pairs += Feature.allCases.map { (Self.name(of: $0), $0.since <= version ? "true" : "false") }
    pairs.append(("X-Experience-Id", brand))
    let own = ownComponents(of: brand)
    if !own.isEmpty { pairs.append(("X-Facets-Brand-Components", own.joined(separator: ", "))) }
    return pairs.compactMap { HTTPHeader($0, $1) }
  }

  /// The components that a brand adds or replaces, as far as this version has them, each with its version:
  /// `row.house_note/5.0.0`.
  private func ownComponents(of brand: String) -> [String] {
    let components = brands.first { $0.name == brand }?.components ?? []
    return components.filter { $0.since <= version }.map { "\($0.id)/\($0.since)" }.sorted()
  }

  /// The header of a feature: `load_content` is `X-Facets-Feature-Load-Content`.
  private static func name(of feature: Feature) -> String {
    var name = "X-Facets-Feature"
    for word in feature.wireName.split(separator: "_") {
      name += "-" + word.prefix(1).uppercased()
      name += String(word.dropFirst())
    }
    return name
  }
}
