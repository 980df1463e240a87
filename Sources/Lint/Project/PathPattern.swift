/// A pattern for paths below a folder, as in ignore files: `*` and `?` stand for parts of a name, `**` for folders.
///
/// A pattern with one name fits at any depth: `*.old.json`. One that ends with `/` fits all files below a folder.
package struct PathPattern {
  /// A part of a pattern, or of a pattern for a name.
  private enum Part<Element: Equatable>: Equatable {
    /// Any number of elements.
    case any
    /// One element, whatever it is.
    case one
    case exactly(Element)
  }

  private typealias Name = [Part<UInt8>]
  private let names: [Part<Name>]

  package init(_ text: String) {
    var names = text.split(separator: "/").map { $0 == "**" ? Part.any : .exactly(Self.name($0)) }
    if names.count == 1, !text.hasPrefix("/") { names.insert(.any, at: 0) }
    if text.hasSuffix("/") { names += [.any, .one] }
    self.names = names
  }

  private static func name(_ text: Substring) -> Name {
    text.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "*"): .any
      case UInt8(ascii: "?"): .one
      default: .exactly(byte)
      }
    }
  }

  package func fits(_ path: String) -> Bool {
    Self.fits(path.split(separator: "/").map { Array($0.utf8) }, names) { name, pattern in
      Self.fits(name, pattern) { $0 == $1 }
    }
  }

  /// Compares from left to right. Where a comparison fails, the last `any` takes one element more, so the time grows
  /// with the product of both lengths at most.
  private static func fits<Sent, Element>(
    _ sent: [Sent], _ parts: [Part<Element>], _ isEqual: (Sent, Element) -> Bool
  ) -> Bool {
    var (place, part) = (0, 0)
    var retry: (place: Int, part: Int)?
    while place < sent.count {
      if part < parts.count {
        switch parts[part] {
        case .any:
          part += 1
          retry = (place, part)
          continue
        case .one:
          (place, part) = (place + 1, part + 1)
          continue
        case .exactly(let element) where isEqual(sent[place], element):
          (place, part) = (place + 1, part + 1)
          continue
        case .exactly: break
        }
      }
      guard let last = retry else { return false }
      retry = (last.place + 1, last.part)
      (place, part) = (last.place + 1, last.part)
    }
    return parts[part...].allSatisfy { $0 == .any }
  }
}
