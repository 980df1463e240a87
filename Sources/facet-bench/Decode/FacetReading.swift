import Foundation
import JSON

/// Reads with this project's own reader: `logging` is checked and left where it is, as the app does.
struct FacetReading {
  func checksum(of file: String) throws -> Checksum {
    let keys = Keys()
    let document = try Document.read(
      Self.bytes(of: file), interner: keys.interner, deferring: SymbolSet([keys.logging]))
    var sum = Checksum()
    for (key, value) in document.root.members {
      switch key {
      case keys.header, keys.footer: keys.addFacets(value, to: &sum)
      case keys.body: keys.addSections(value, to: &sum)
      default: break
      }
    }
    return sum
  }

  private static func bytes(of file: String) throws(Failure) -> ByteBuffer {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system("cannot open \(file)") }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system("cannot measure \(file)") }
    return try ByteBuffer(capacity: Int(status.st_size)) { target throws(Failure) in
      var count = 0
      while count < target.count {
        let step = read(descriptor, target.baseAddress.map { $0 + count }, target.count - count)
        if step < 0, errno == EINTR { continue }
        guard step >= 0 else { throw .system("cannot read \(file)") }
        if step == 0 { break }
        count += step
      }
      return count
    }
  }
}

/// The keys on the way to the strings, as numbers.
private struct Keys {
  let interner = Interner()
  let header, body, footer, children, logging: Symbol
  let id, text, title, description: Symbol
  let images, main, icon, background, accessory, custom: Symbol
  let events, click, data, uri: Symbol

  init() {
    header = interner.intern("header")
    body = interner.intern("body")
    footer = interner.intern("footer")
    children = interner.intern("children")
    logging = interner.intern("logging")
    id = interner.intern("id")
    text = interner.intern("text")
    title = interner.intern("title")
    description = interner.intern("description")
    images = interner.intern("images")
    main = interner.intern("main")
    icon = interner.intern("icon")
    background = interner.intern("background")
    accessory = interner.intern("accessory")
    custom = interner.intern("custom")
    events = interner.intern("events")
    click = interner.intern("click")
    data = interner.intern("data")
    uri = interner.intern("uri")
  }

  func addSections(_ sections: Value, to sum: inout Checksum) {
    for section in sections.elements {
      for (key, value) in section.members where [header, body, footer].contains(key) {
        addFacets(value, to: &sum)
      }
    }
  }

  func addFacets(_ facets: Value, to sum: inout Checksum) {
    for facet in facets.elements {
      for (key, value) in facet.members {
        switch key {
        case id: add(value, to: &sum)
        case text:
          add(value[title], to: &sum)
          add(value[description], to: &sum)
        case images: addImages(value, to: &sum)
        case events: add(value[click]?[data]?[uri], to: &sum)
        case children: addFacets(value, to: &sum)
        default: break
        }
      }
    }
  }

  private func addImages(_ images: Value, to sum: inout Checksum) {
    for (key, value) in images.members {
      switch key {
      case main, icon, background, accessory:
        add(value[uri], to: &sum)
      case custom:
        for (_, image) in value.members {
          add(image[uri], to: &sum)
        }
      default:
        break
      }
    }
  }

  private func add(_ string: Value?, to sum: inout Checksum) {
    _ = string?.withUTF8 { sum.add($0) }
  }
}
