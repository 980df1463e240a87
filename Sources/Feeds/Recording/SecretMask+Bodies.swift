import JSON
import Text

extension SecretMask {
  /// The depth of texts within texts that is searched, the same as that of the reader.
  private static let deepest = 4

  /// Returns a response without secrets, and otherwise with the same bytes.
  /// For a web page with secrets in its data only the data is returned. In anything but JSON and pages only the user's
  /// own secrets are hidden.
  public mutating func masked(_ body: ByteBuffer) -> ByteBuffer {
    guard WebPage.start(in: body) != nil else { return maskedPart(body) ?? body }
    return WebPage.rewriting(body) { maskedPart($0) } ?? withoutGiven(body) ?? body
  }

  private mutating func maskedPart(_ body: ByteBuffer) -> ByteBuffer? {
    let masked = masked(body, depth: 0)
    return withoutGiven(masked ?? body) ?? masked
  }

  /// Hides the user's own secrets in names, numbers and everything else that the search through values does not reach.
  private mutating func withoutGiven(_ body: ByteBuffer) -> ByteBuffer? {
    guard !given.isEmpty else { return nil }
    return body.withUnsafeBytes(in: 0..<body.count) { withoutGiven($0) }.map(ByteBuffer.init)
  }

  /// Returns `nil` if there is nothing to hide.
  private mutating func masked(_ body: ByteBuffer, depth: Int) -> ByteBuffer? {
    guard let document = try? Document.read(body, interner: Interner()) else { return nil }
    var edits: [Edit] = []
    collect(document.root, of: "", isSecret: false, depth: depth, &edits)
    guard !edits.isEmpty else { return nil }
    var bytes: [UInt8] = []
    var start = 0
    for edit in edits {
      body.withUnsafeBytes(in: start..<edit.range.lowerBound) { bytes += $0 }
      bytes += edit.text
      start = edit.range.upperBound
    }
    body.withUnsafeBytes(in: start..<body.count) { bytes += $0 }
    return ByteBuffer(bytes)
  }

  private struct Edit {
    let range: Range<Int>
    let text: [UInt8]
  }

  /// Collects the edits of a value under the name `owner`.
  private mutating func collect(
    _ value: Value, of owner: String, isSecret: Bool, depth: Int, _ edits: inout [Edit]
  ) {
    switch value.kind {
    case .null, .true, .false: break
    case .number:
      if isSecret, let number = value.numberText {
        edits.append(Edit(range: value.range, text: Array(maskNumber(for: number).utf8)))
      }
    case .string:
      guard let text = value.string, let masked = masked(text, isSecret: isSecret, depth: depth) else { break }
      edits.append(Edit(range: value.range, text: WrittenJSON.string(masked).bytes))
    case .array:
      for element in value.elements { collect(element, of: owner, isSecret: isSecret, depth: depth, &edits) }
    case .object:
      let names = value.document.interner
      for (key, member) in value.members {
        let name = names.string(key)
        let isCursor =
          SecretNames.mayHoldCursor(name)
          && (member.withUTF8(\.count) ?? 0) >= SecretNames.shortestCursor
        let isSession = member.kind == .string && SecretNames.isSession(name)
        let hides = isSecret || isCursor || isSession || SecretNames.holdSecret(name)
        collect(member, of: name, isSecret: hides || SecretNames.isID(name, of: owner), depth: depth, &edits)
      }
    }
  }

  /// Returns `nil` if there is nothing to hide.
  private mutating func masked(_ text: String, isSecret: Bool, depth: Int) -> String? {
    if isSecret { return text.isEmpty ? nil : mask(for: text) }
    let first = text.utf8.first { $0 > 0x20 }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "["), depth < Self.deepest,
      let inner = masked(ByteBuffer(text), depth: depth + 1)
    {
      return inner.text
    }
    if HiddenText.holdsIDs(text) { return mask(for: text) }
    let result = masked(linksIn: text)
    return result == text ? nil : result
  }
}
