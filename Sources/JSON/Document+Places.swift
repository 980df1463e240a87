extension Document {
  /// The file that holds this text, directly or as a string within a string.
  public var outermost: Document { origin?.document.outermost ?? self }

  /// Where a byte of this text stands in the outermost one.
  public func outermostOffset(of offset: Int) -> Int {
    guard let origin, let spelling else { return offset }
    return origin.document.outermostOffset(of: spelling.rawOffset(of: offset))
  }

  /// The JSON Pointer (RFC 6901) of the value that begins at the offset, or of the innermost one around it.
  /// A string that holds a document counts as that document: its members go on where the pointer of the string ends.
  public func pointer(at offset: Int) -> String {
    pointers(at: [offset]).first ?? ""
  }

  /// The pointers of many offsets, which ascend. The elements of a list carry no numbers: they have to be counted, and
  /// here that is done once for all offsets.
  public func pointers(at offsets: [Int]) -> [String] {
    let prefix = origin.map { origin in
      origin.document.pointer(at: Int(origin.document.arena.base[origin.string].start))
    }
    var walk = PointerWalk(offsets)
    walk.visit(root, pointer: prefix ?? "")
    return walk.finish(pointer: prefix ?? "")
  }
}
