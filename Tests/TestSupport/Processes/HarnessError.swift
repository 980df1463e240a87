/// The reason a test cannot go on, with what is known about it.
public struct HarnessError: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }

  /// A system call that failed just now.
  static func system(_ call: String) -> HarnessError {
    HarnessError("\(call): \(systemErrorText())")
  }
}
