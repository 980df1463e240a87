/// A part of a frame that leads to an address on the web.
public struct HTMLLink: Hashable, Sendable {
  let rect: Rect
  let address: String

  /// Makes a link; `nil` for an address that is not on the web, such as a script, because a page could run it.
  public init?(_ rect: Rect, to address: String) {
    let isWeb = ["https://", "http://"].contains { address.lowercased().hasPrefix($0) }
    let isPlain = address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\"'`<>\\^{|}".utf8.contains($0) }
    guard isWeb, isPlain else { return nil }
    self.rect = rect
    self.address = address
  }

  /// The start tag. Only the first row of a link takes part in the order of the Tab key.
  func tag(isFirst: Bool) -> String {
    #"<a href="\#(Canvas.escaped(address, inAttribute: true))" rel="noopener noreferrer"\#(isFirst ? "" : #" tabindex="-1""#)>"#
  }
}
