import JSON

/// Where in an archive a response is written: a string of the archive, whose letters may be base64.
public struct ArchivedText {
  private let text: Value
  private let isEncoded: Bool
  /// The byte of the body at which the response begins.
  private let start: Int

  /// `nil` where the archive has no such entry.
  public init?(of exchange: HARArchive.Exchange, in root: Value) {
    guard let entries = root["log"]?["entries"],
      let entry = entries.elements.dropFirst(exchange.entry).first(where: { _ in true }),
      let content = entry["response"]?["content"], let text = content["text"]
    else { return nil }
    self.text = text
    isEncoded = content["encoding"]?.string == "base64"
    start = exchange.start
  }

  /// Where the string stands in the archive.
  public var pointer: String {
    text.document.pointer(at: text.range.lowerBound)
  }

  /// The bytes of the archive at which bytes of the response are written.
  public func fileOffsets(of offsets: [Int]) -> [Int] {
    text.fileOffsets(ofSaid: offsets.map { isEncoded ? Self.letter(ofByte: start + $0) : start + $0 })
  }

  /// Three bytes are four letters.
  private static func letter(ofByte byte: Int) -> Int {
    byte / 3 * 4 + byte % 3
  }
}
