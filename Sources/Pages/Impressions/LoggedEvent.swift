import FacetModel
import JSON
import Text

/// A click on a facet, or an impression of one.
public struct LoggedEvent: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case impression, click
  }

  /// The effect of a click.
  package enum ClickEffect: String, Sendable {
    /// Opened a page or a panel.
    case open
    /// Showed the address of a link that only another program can open.
    case show
    case openOutside = "open_outside"
    /// Opened a dialog.
    case presentModal = "present_modal"
    /// Switched a filter or a cuisine on or off.
    case toggle
    /// Counted up or down.
    case more, less
  }

  package let kind: Kind
  /// The effect, for clicks only.
  package let clickEffect: ClickEffect?
  /// The time on the app's clock.
  package let time: Int
  package let brand: String
  package let facetsVersion: String
  package let page: String
  package let section: String
  package let component: String
  /// The id as it was sent.
  package let id: String?
  /// The path that identifies the facet within its page.
  package let path: String
  /// Its index among its siblings that are shown.
  package let position: Int
  /// The bytes of the facet's `logging`.
  package let logging: [UInt8]?

  package init(_ kind: Kind, _ clickEffect: ClickEffect? = nil, of facet: Facet, on page: Page, at time: Int) {
    self.kind = kind
    self.clickEffect = clickEffect
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
  /// The JSON as it was sent, without the white space between its parts and with control characters escaped.
  fileprivate var bytesOnOneLine: [UInt8] {
    document.bytes.withUnsafeBytes(in: range) { WrittenJSON.compact($0) }
  }
}
