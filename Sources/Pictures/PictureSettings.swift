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
