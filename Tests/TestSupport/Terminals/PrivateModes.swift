/// The private modes of a terminal (`ESC [ ? n h` and `l`) that a program has left on, from all its output.
public struct PrivateModes: Equatable, Sendable {
  /// The modes that are on at the end; before the first byte these are only the cursor (25) and auto wrap (7).
  public private(set) var on: Set<Int> = [7, 25]
  /// All modes that were switched.
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

  /// Whether the modes are those from before the program.
  public var areRestored: Bool { on == [7, 25] }
}
