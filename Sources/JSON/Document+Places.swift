extension Document {
  /// The file that holds this text, directly or as a string within a string.
  public var outermost: Document { origin?.document.outermost ?? self }

  /// Where a byte of this text stands in the outermost one.
  public func outermostOffset(of offset: Int) -> Int {
    guard let origin else { return offset }
    return origin.document.outermostOffset(of: origin.rawOffset(of: offset))
  }

  /// The JSON Pointer (RFC 6901) of the value that begins at the offset, or of the innermost one around it.
  /// A string that holds a document counts as that document: its members go on where the pointer of the string ends.
  public func pointer(at offset: Int) -> String {
    let prefix = origin.map { origin in
      origin.document.pointer(at: Int(origin.document.arena.base[origin.string].start))
    }
    return (prefix ?? "") + root.pointer(at: offset)
  }
}

extension Document.Origin {
  /// The offset in the text around the string at which the given byte of what it says is spelled.
  func rawOffset(of offset: Int) -> Int {
    let range = Value(document: document, index: string).contentRange
    return document.bytes.withUnsafeBytes(in: range) { raw in
      var said = 0
      var at = 0
      while said < offset, at < raw.count {
        if raw[at] == UInt8(ascii: "\\") {
          let (scalar, length) = escapeSequence(in: raw, at: at)
          said += UTF8.width(scalar)
          at += length
        } else {
          said += 1
          at += 1
        }
      }
      return range.lowerBound + at
    }
  }
}

extension Value {
  /// Steps into whatever spans the offset, until nothing does.
  fileprivate func pointer(at offset: Int) -> String {
    guard let container = takenApart else { return "" }
    for (position, element) in container.elements.enumerated() where element.spans(offset) {
      return "/\(position)" + element.pointer(at: offset)
    }
    for (key, member) in container.members where member.spans(offset) {
      return "/" + Self.escape(document.interner.string(key)) + member.pointer(at: offset)
    }
    return ""
  }

  private func spans(_ offset: Int) -> Bool {
    range.contains(offset)
  }

  private static func escape(_ key: String) -> String {
    var result = ""
    for character in key.unicodeScalars {
      switch character {
      case "~": result += "~0"
      case "/": result += "~1"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
