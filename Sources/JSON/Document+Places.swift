extension Document {
  /// The document whose offsets point into the file: this one, or the one that contains it as a string.
  public var outermost: Document {
    switch origin {
    case .string(_, let document)?: document.outermost
    case .translation(let translation)?: translation.source.outermost
    case .script?, .rows?, nil: self
    }
  }

  /// The bytes of the file that contains this text: the text itself, or the web page around it.
  public var fileBytes: ByteBuffer {
    switch origin {
    case .string(_, let document)?: document.fileBytes
    case .translation(let translation)?: translation.source.fileBytes
    case .rows(let stream)?: stream.file
    case .script?, nil: bytes
    }
  }

  /// Returns the byte of the file at which a byte of this text is written.
  public func outermostOffset(of offset: Int) -> Int {
    switch origin {
    case .string(_, let document)?: document.outermostOffset(of: spelling?.rawOffset(of: offset) ?? offset)
    case .translation(let translation)?:
      translation.source.outermostOffset(of: translation.sourceOffset(of: offset))
    case .rows(let stream)?: stream.fileOffset(of: offset)
    case .script?, nil: offset
    }
  }

  /// Returns the JSON Pointer (RFC 6901) of the value that begins at the offset, or of the innermost value around it. A
  /// string that holds a document counts as that document: the pointers of its members continue the pointer of the
  /// string.
  public func pointer(at offset: Int) -> String {
    pointers(at: [offset]).first ?? ""
  }

  /// Returns the pointers of many ascending offsets. Elements of an array have to be counted, because nodes store no
  /// position. Here they are counted once for all offsets.
  public func pointers(at offsets: [Int]) -> [String] {
    if case .translation(let translation)? = origin {
      return translation.pointers(at: offsets)
    }
    var prefix = ""
    if case .string(let node, let document)? = origin {
      prefix = document.pointer(at: Int(document.arena.base[node].start))
    }
    var walk = PointerWalk(offsets)
    walk.visit(root, pointer: prefix)
    return walk.finish(pointer: prefix)
  }

  /// Returns the pointers of ascending offsets in the file.
  public func pointers(atFileOffsets offsets: [Int]) -> [String] {
    switch origin {
    case .rows(let stream)?: pointers(at: offsets.map(stream.offset(ofFileOffset:)))
    case .translation(let translation)?: translation.source.pointers(atFileOffsets: offsets)
    case .string?, .script?, nil: pointers(at: offsets)
    }
  }

  /// Returns the number of the web page's script that contains a byte of the file, counted from one. Returns `nil` if
  /// the file is not a web page.
  public func scriptNumber(atFileOffset offset: Int) -> Int? {
    switch origin {
    case .rows(let stream)?: stream.scriptNumber(atFileOffset: offset)
    case .script(let number)?: number
    case .string(_, let document)?: document.scriptNumber(atFileOffset: offset)
    case .translation(let translation)?: translation.source.scriptNumber(atFileOffset: offset)
    case nil: nil
    }
  }
}

extension Value {
  /// Returns the bytes of the file that spell the given bytes of this string's decoded text.
  public func fileOffsets(ofSaid offsets: [Int]) -> [Int] {
    guard let spelling = Spelling(of: .string(node: index, of: document)) else { return offsets }
    return offsets.map { document.outermostOffset(of: spelling.rawOffset(of: $0)) }
  }
}
