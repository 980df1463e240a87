import Text

/// Whether pages show pictures, and which ones they may load.
public struct PictureSettings: Hashable, Sendable {
  public var isOn: Bool
  public var reach: PictureReach

  public init(isOn: Bool, reach: PictureReach) {
    self.isOn = isOn
    self.reach = reach
  }

  public static let off = PictureSettings(isOn: false, reach: .none)

  /// Whether any picture that is not in the feed itself could be shown.
  public var mayShowAny: Bool { isOn && reach != .none }

  /// Whether the page has room for a picture. This does not depend on its arrival, so that a page never jumps when a
  /// picture comes.
  public func shows(_ address: String) -> Bool { isOn && reach.holds(address) }
}

/// The pictures that can be loaded without a question to a server that the user has not named.
///
/// The layout of every view carries a copy, so the parts are stored apart, and nothing is stored where there are none.
public struct PictureReach: Hashable, Sendable {
  private final class Parts: Sendable {
    let prefixes: [String]
    let addresses: Set<String>
    let hasFiles: Bool

    init(prefixes: [String], addresses: Set<String>, hasFiles: Bool) {
      self.prefixes = prefixes
      self.addresses = addresses
      self.hasFiles = hasFiles
    }
  }

  private let parts: Parts?

  public init(prefixes: [String] = [], addresses: Set<String> = [], hasFiles: Bool = false) {
    let isEmpty = prefixes.isEmpty && addresses.isEmpty && !hasFiles
    parts = isEmpty ? nil : Parts(prefixes: prefixes, addresses: addresses, hasFiles: hasFiles)
  }

  /// The beginnings of addresses under which pictures are saved.
  public var prefixes: [String] { parts?.prefixes ?? [] }
  /// The addresses of single saved pictures, as an archive has them.
  public var addresses: Set<String> { parts?.addresses ?? [] }
  /// Whether relative addresses are those of files beside the feed.
  public var hasFiles: Bool { parts?.hasFiles ?? false }

  public static func == (reach: PictureReach, other: PictureReach) -> Bool {
    reach.parts === other.parts
      || reach.prefixes == other.prefixes && reach.addresses == other.addresses && reach.hasFiles == other.hasFiles
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(prefixes)
    hasher.combine(hasFiles)
  }

  /// Only the pictures that stand in the feed itself.
  public static let none = PictureReach()

  public func holds(_ address: String) -> Bool {
    if address.utf8.starts(with: "data:".utf8) { return true }
    if address.isRelativeReference { return hasFiles }
    return addresses.contains(address) || prefixes.contains { address.utf8.starts(with: $0.utf8) }
  }
}

extension String {
  /// Whether a picture's address has no scheme and no host, so that it is meant relative to the page.
  public var isRelativeReference: Bool {
    if utf8.starts(with: "//".utf8) { return false }
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: ":"): return false
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return true
      default: continue
      }
    }
    return true
  }
}
