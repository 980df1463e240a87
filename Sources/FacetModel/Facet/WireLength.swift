import JSON

/// A distance as backends send it: points, or a token of their design language.
public enum WireLength: Hashable, Sendable {
  case points(Double)
  case token(String)

  init?(_ value: Value) {
    if let points = value.lenientDouble {
      self = .points(points)
    } else if let token = value.lenientString, value.kind == .string {
      self = .token(token)
    } else {
      return nil
    }
  }
}

/// The distances on the four sides. A single value applies to all sides.
public struct WireEdges: Hashable, Sendable {
  public let top: WireLength?
  public let right: WireLength?
  public let bottom: WireLength?
  public let left: WireLength?

  init?(_ value: Value) {
    if value.kind == .object {
      top = value[.top].flatMap(WireLength.init)
      right = value[.right].flatMap(WireLength.init)
      bottom = value[.bottom].flatMap(WireLength.init)
      left = value[.left].flatMap(WireLength.init)
    } else if let all = WireLength(value) {
      top = all
      right = all
      bottom = all
      left = all
    } else {
      return nil
    }
  }
}
