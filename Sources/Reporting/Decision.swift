import JSON
import Text

/// A value that was decided, with the reason. Both are set in one place, so that the reported reason is the real one.
public struct Decision<Value> {
  public let value: Value
  /// The reason as the text after a colon: "NO_COLOR is set".
  public let reason: SafeText

  public init(_ value: Value, because reason: SafeText) {
    self.value = value
    self.reason = reason
  }
}

extension Decision: Sendable where Value: Sendable {}
