import FacetModel
import Pictures
import ViewTree

/// The pictures of a page that are not loaded, because the user has not allowed their servers.
package struct UnloadedPictures: Equatable {
  package private(set) var count = 0
  /// The names of the servers, those with the most pictures first.
  package private(set) var hosts: [String] = []

  /// The most facets that are looked at, so that a long page costs no more than a usual one.
  private static let mostFacets = 2_000

  init(_ page: Page) {
    guard page.state.pictures.isOn else { return }
    let reach = page.state.pictures.reach
    let tree = page.feed.tree
    var addresses: Set<String> = []
    var counts: [String: Int] = [:]
    for index in 0..<min(tree.count, Self.mostFacets) where page.admission.isShown(tree[index]) {
      for address in page.views.pictureAddresses(of: tree[index]) {
        guard let server = reach.serverOutside(address), addresses.insert(address).inserted else { continue }
        counts[server.name, default: 0] += 1
      }
    }
    count = addresses.count
    hosts = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }
}

/// The unloaded pictures of a page, counted when they are first asked for. A page never changes them.
final class UnloadedPicturesOnce {
  private var counted: UnloadedPictures?

  func pictures(of page: Page) -> UnloadedPictures {
    if let counted { return counted }
    let pictures = UnloadedPictures(page)
    counted = pictures
    return pictures
  }
}
