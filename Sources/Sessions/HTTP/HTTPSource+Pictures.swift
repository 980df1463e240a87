import Feeds
import Pictures

/// The pictures of pages from a server.
extension HTTPSource {
  /// The servers of the pages themselves, whose pictures are loaded without a question.
  var pictureServers: PictureServers {
    PictureServers(origin: PictureServer(of: address.withoutUser), hosts: hosts.subtracting([address.host]))
  }

  /// Returns the address of a picture on a page. `page` is `nil` for an absolute address.
  func pictureAddress(_ address: String, of page: Int?) -> URIReference {
    let base = page.flatMap { pages.indices.contains($0) ? pages[$0].linkBase : nil } ?? self.address
    // The user and the password of a page do not go with its pictures.
    return base.withoutUser.resolving(URIReference(address))
  }
}
