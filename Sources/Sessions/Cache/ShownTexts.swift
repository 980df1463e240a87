import Components
import FacetModel
import Feeds
import ViewTree

extension ProgramContext {
  /// The texts of a facet for the listing of the cache: those that the client shows, or all texts of an unknown
  /// component. `nil` is any brand.
  package func texts(brand name: String?) -> (Facet) -> [String] {
    let brand = brands.first { $0.name == name } ?? brands.first
    guard let brand, let factory = try? makeFactory(for: brand) else { return FacetListing.sentTexts(of:) }
    let context = ViewContext(client: factory.capabilities, branded: brand.views, state: ClientState())
    return { facet in
      let words = factory.makeView(for: facet, in: context)?.speech.words.map(\.string) ?? []
      return words.isEmpty ? FacetListing.sentTexts(of: facet) : words
    }
  }
}
