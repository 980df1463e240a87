import FacetModel
import JSON
import Text

/// A click on a facet, or an impression of one.
public struct LoggedEvent: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case impression, click
  }

  /// What a click has done.
  package enum Deed: String, Sendable {
    /// Somewhere one has come from here, or something that lies over the page now.
    case open
    /// The address of a link that only another program can open.
    case show
    case openOutside = "open_outside"
    /// A dialog.
    case presentModal = "present_modal"
    /// A filter or a cuisine, on or off.
    case toggle
    /// One more of a thing, or one less.
    case more, less
  }

  package let kind: Kind
  /// Of a click.
  package let deed: Deed?
  /// On the app's own clock.
  package let time: Int
  package let brand: String
  package let facetsVersion: String
  package let page: String
  package let section: String
  package let component: String
  /// As it was sent.
  package let id: String?
  /// What names it within its page.
  package let path: String
  /// Its place among those beside it that are shown, from 0.
  package let position: Int
  /// The bytes of the backend's own `logging`.
  package let logging: [UInt8]?

  package init(_ kind: Kind, _ deed: Deed? = nil, of facet: Facet, on page: Page, at time: Int) {
    self.kind = kind
    self.deed = deed
    self.time = time
    brand = page.brand.name
    facetsVersion = "\(page.admission.capabilities.version)"
    self.page = page.title.string
    let identity = facet.identity
    section = identity.section.plain
    component = facet.component.id
    id = facet.id
    path = identity.description
    let siblings = page.feed.siblings(of: facet).lazy.filter(page.admission.isShown)
    position = siblings.prefix { $0.index != facet.index }.count
    logging = facet.logging?.bytesOnOneLine
  }
}

extension Value {
  /// As it was sent, but for the space between its parts, and with controls escaped.
  fileprivate var bytesOnOneLine: [UInt8] {
    document.bytes.withUnsafeBytes(in: range) { WrittenJSON.compact($0) }
  }
}
