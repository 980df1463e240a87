import FacetModel
import JSON

/// A click on a facet, or an impression of one.
public struct LoggedEvent: Hashable, Sendable {
  enum Kind: String, Sendable {
    case impression, click
  }

  /// What a click has done.
  enum Deed: String, Sendable {
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

  let kind: Kind
  /// Of a click.
  let deed: Deed?
  /// On the app's own clock.
  let time: Int
  let brand: String
  let facetsVersion: String
  let page: String
  let section: String
  let component: String
  /// As it was sent.
  let id: String?
  /// What names it within its page.
  let path: String
  /// Its place among those beside it that are shown, from 0.
  let position: Int
  /// The bytes of the backend's own `logging`.
  let logging: [UInt8]?

  init(_ kind: Kind, _ deed: Deed? = nil, of facet: Facet, on page: Page, at time: Int) {
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
  /// As it was sent, but for the space between its parts.
  fileprivate var bytesOnOneLine: [UInt8] {
    document.bytes.withUnsafeBytes(in: range) { bytes in
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count)
      var isInString = false
      var isEscaped = false
      for byte in bytes {
        if isInString {
          if isEscaped {
            isEscaped = false
          } else if byte == UInt8(ascii: "\\") {
            isEscaped = true
          } else if byte == UInt8(ascii: "\"") {
            isInString = false
          }
        } else if byte == UInt8(ascii: "\"") {
          isInString = true
        } else if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
          continue
        }
        // Few readers let a raw line break stand in a string; a line of the log must stay one.
        result.append(byte == 0x0A || byte == 0x0D ? 0x20 : byte)
      }
      return result
    }
  }
}
