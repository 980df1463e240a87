import Glibc

extension Document {
  /// Reads a text that is a stream of rows itself; `nil` for any other text.
  public static func readRows(
    _ text: ByteBuffer, interner: Interner, deferring: SymbolSet, limits: ReadingLimits
  ) -> Document? {
    guard text.count <= limits.bytes, let stream = RowStream(text) else { return nil }
    return readRows(of: stream, interner: interner, deferring: deferring, limits: limits)
  }

  /// Reads the rows of a stream as the members of one object, each under its id. Rows that cannot be read are left out
  /// and noted. References between rows are linked, not expanded.
  static func readRows(
    of stream: RowStream, interner: Interner, deferring: SymbolSet, limits: ReadingLimits
  ) -> Document {
    let stack = UnsafeMutablePointer<ContainerFrame>.allocate(capacity: max(1, limits.depth))
    defer { stack.deallocate() }
    let bytes = stream.bytes
    let sink = ArenaSink(
      interner: interner, deferring: deferring, capacity: bytes.count / 48, limits: limits, hasReferences: true)
    var scanner = Scanner(
      base: bytes.base, end: bytes.count, at: 0, limits: limits, stack: stack, depth: 0, sink: sink)
    let references = scanner.readRows(of: bytes)
    // A path leads into a deferred value, so everything is read again without deferring.
    if references.leadsIntoDeferred {
      return readRows(of: stream, interner: interner, deferring: .empty, limits: limits)
    }
    return scanner.document(of: bytes, origin: .rows(stream), references: references)
  }
}

extension Scanner where Sink == ArenaSink {
  fileprivate mutating func readRows(of bytes: ByteBuffer) -> RowReferences {
    var table = RowTable()
    guard let root = try? sink.open(.object, start: 0, key: .none) else { return RowReferences(table) }
    stack[0] = ContainerFrame(node: root, start: 0, isObject: true)
    var rows = RowSplitter(bytes)
    while let row = rows.next() {
      if table.holdsValue(of: row.id) { continue }
      switch row.content {
      case .model(let range): readModel(row.id, range, in: bytes, &table)
      case .text(let range, let isWhole): readText(row.id, range, isWhole: isWhole, in: bytes, &table)
      case .error(let range): table.addError(row.id, range)
      case .other: table.addOther(row.id)
      case .broken(let place):
        table.addOther(row.id)
        sink.note(.brokenRow(id: row.id.text(in: bytes), .noLength), at: place)
      }
    }
    move(to: bytes.count..<bytes.count, depth: 0)
    sink.close(stack[0], end: bytes.count)
    var references = RowReferences(table)
    references.link(in: &sink.arena, of: bytes, sink.interner, limits)
    return references
  }

  private mutating func readModel(_ id: RowID, _ range: Range<Int>, in bytes: ByteBuffer, _ table: inout RowTable) {
    let node = sink.arena.count
    move(to: range, depth: 1)
    do throws(SyntaxError) {
      try readValue(key: key(of: id, in: bytes))
      try finishRow(range)
      table.add(id, node: node)
      readDollars(from: node, in: bytes, &table)
    } catch {
      sink.arena.truncate(to: node)
      table.addOther(id)
      sink.note(.brokenRow(id: id.text(in: bytes), .syntax(error, start: range.lowerBound)), at: error.offset)
    }
  }

  /// Checks that the row ends after its value. The scanner would skip the line break after a row as white space, so
  /// this check stays within the row.
  private mutating func finishRow(_ range: Range<Int>) throws(SyntaxError) {
    if at > range.upperBound { throw SyntaxError(.endsInside(.text, opened: range.lowerBound), at: range.upperBound) }
    while at < range.upperBound, [0x20, 0x09, 0x0D].contains(base[at]) { at += 1 }
    if at < range.upperBound { throw SyntaxError(.contentAfterValue(base[at]), at: at) }
  }

  /// Adds a text row as a string. Its bytes have no quotes, so the comma before and the byte after the text take their
  /// places.
  private mutating func readText(
    _ id: RowID, _ range: Range<Int>, isWhole: Bool, in bytes: ByteBuffer, _ table: inout RowTable
  ) {
    if !isWhole {
      sink.note(.brokenRow(id: id.text(in: bytes), .tooLong), at: range.lowerBound)
    }
    let node = sink.arena.count
    guard
      (try? sink.add(
        .string, start: range.lowerBound - 1, end: range.upperBound + 1, key: key(of: id, in: bytes))) != nil
    else { return }
    table.add(id, node: node)
  }

  private func key(of id: RowID, in bytes: ByteBuffer) -> Symbol {
    sink.interner.intern(id.text(in: bytes))
  }

  /// Replaces the strings of a model that begin with a dollar sign by their meanings.
  private mutating func readDollars(from first: Int, in bytes: ByteBuffer, _ table: inout RowTable) {
    for index in first..<sink.arena.count {
      let node = sink.arena.base[index]
      guard node.form == .string || node.form == .escapedString else { continue }
      let content = Int(node.start) + 1..<Int(node.end) - 1
      guard !content.isEmpty, bytes.base[content.lowerBound] == UInt8(ascii: "$") else { continue }
      switch RowDollar(content, in: bytes) {
      case .text:
        sink.arena.base[index].start += 1
      case .date:
        sink.arena.base[index].start += 2
      case .number:
        sink.arena.base[index].start += 3
        sink.arena.base[index].end -= 1
        sink.arena.base[index].become(.number)
      case .nothing:
        sink.arena.base[index].become(.null)
      case .reference(let path):
        sink.arena.base[index].become(.reference)
        table.references.append(RowTable.Reference(node: index, path: path))
      }
    }
  }
}

extension Document {
  /// A reference between rows that leads nowhere, and its offset in this text.
  public struct BrokenReference {
    public let offset: Int
    public let trouble: RowReferenceTrouble
  }

  /// Whether the text is a stream of rows.
  public var isRows: Bool { references != nil }

  /// Returns the broken references in a value and in everything that it refers to.
  public func brokenReferences(reachableFrom value: Value) -> [BrokenReference] {
    let nodes = value.index..<value.node.next
    return references?.faults(reachableFrom: nodes, in: arena).map { fault in
      BrokenReference(offset: Int(arena.base[fault.node].start), trouble: fault.trouble)
    } ?? []
  }

  /// Adds the targets of the references in a value, and the targets of references in those. Known targets are not
  /// followed again.
  public func collectTargets(reachableFrom value: Value, into known: inout Set<Value.Place>) {
    references?.forEachTarget(reachableFrom: value.index..<value.node.next, in: arena) { target in
      known.insert(Value.Place(index: UInt32(truncatingIfNeeded: target))).inserted
    }
  }
}
