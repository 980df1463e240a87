/// Which of a terminal's private modes (`ESC [ ? n h` and `l`) a program has left on, from all that it wrote.
public struct PrivateModes: Equatable, Sendable {
  /// Modes that are on at the end; before the first byte only the cursor (25) is, and auto wrap (7).
  public private(set) var on: Set<Int> = [7, 25]
  /// Modes that were touched at all.
  public private(set) var touched: Set<Int> = []

  public static let cursor = 25
  public static let alternateScreen = 1049

  public init(after output: [UInt8]) {
    var rest = output[...]
    while let escape = rest.firstIndex(of: 0x1B) {
      rest = rest[(escape + 1)...]
      guard rest.starts(with: "[?".utf8) else { continue }
      rest = rest.dropFirst(2)
      let parameters = rest.prefix { $0 == UInt8(ascii: ";") || (0x30...0x39).contains($0) }
      let final = rest.dropFirst(parameters.count).first
      for mode in String(decoding: parameters, as: UTF8.self).split(separator: ";").compactMap({ Int($0) }) {
        if final == UInt8(ascii: "h") { on.insert(mode) }
        if final == UInt8(ascii: "l") { on.remove(mode) }
        if final == UInt8(ascii: "h") || final == UInt8(ascii: "l") { touched.insert(mode) }
      }
    }
  }

  /// As if the program had never been there.
  public var areRestored: Bool { on == [7, 25] }
}
