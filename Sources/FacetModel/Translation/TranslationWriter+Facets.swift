import JSON

/// The writing of facets in the article's form: nested, with objects instead of JSON strings.
extension TranslationWriter {
  /// Begins a facet. Its id begins with the name of its component.
  func beginFacet(_ component: StaticString, _ category: StaticString, id: String, of value: Value?) {
    beginObject(of: value)
    key("id")
    string("\(component):\(id)")
    key("component")
    beginObject()
    key("id")
    string("\(component)")
    key("category")
    string("\(category)")
    end()
  }

  /// Begins a section with an id.
  func beginSection(id: String, of value: Value?) {
    beginObject(of: value)
    key("id")
    string(id)
  }

  func beginObject(_ name: StaticString) {
    key(name)
    beginObject()
  }

  func beginList(_ name: StaticString) {
    key(name)
    beginList()
  }

  /// Writes a member with the response's value, if there is one.
  func member(_ name: StaticString, _ value: Value?) {
    guard let value else { return }
    key(name)
    scalar(value)
  }

  /// Writes a member with a text made from a value, if there is one.
  func member(_ name: StaticString, _ text: String?, of value: Value? = nil) {
    guard let text, !text.isEmpty else { return }
    key(name)
    string(text, of: value)
  }

  /// Writes an image by its address.
  func image(_ slot: StaticString, _ uri: Value?, style: StaticString) {
    guard let uri else { return }
    beginObject(slot)
    member("uri", uri)
    member("style", "\(style)")
    end()
  }

  /// Writes an icon of the client by its name.
  func icon(_ slot: StaticString, _ name: StaticString) {
    beginObject(slot)
    member("local", "\(name)")
    end()
  }

  /// Writes the event for a click, which navigates to an address.
  func click(to uri: String) {
    beginObject("events")
    beginObject("click")
    member("name", "navigate")
    beginObject("data")
    member("uri", uri)
    end()
    end()
    end()
  }
}

extension String {
  /// The text as part of an address. Bytes with a special meaning are percent-encoded (RFC 3986).
  var escapedForAddress: String {
    var result = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += byte.percentForm
      }
    }
    return result
  }
}
