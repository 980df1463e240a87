import JSON
import Text

/// Something that was decided, and why. Both are said in one place, so that what is told is what was done.
public struct Decision<Value> {
  public let value: Value
  /// What follows a colon: "NO_COLOR is set".
  public let reason: SafeText

  public init(_ value: Value, because reason: SafeText) {
    self.value = value
    self.reason = reason
  }
}

extension Decision: Sendable where Value: Sendable {}
