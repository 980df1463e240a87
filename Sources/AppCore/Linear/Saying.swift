import Text

/// A piece of what linear mode says. It is written behind what has been written, and stays.
package struct Saying: Equatable {
  package let text: SafeText
  /// Stands at the beginning of a line, whatever was written before it.
  package let beginsLine: Bool
  package let endsLine: Bool

  package static func line(_ text: SafeText) -> Saying {
    Saying(text: text, beginsLine: true, endsLine: true)
  }

  /// What typing goes on behind.
  static func prompt(_ text: SafeText) -> Saying {
    Saying(text: text, beginsLine: true, endsLine: false)
  }

  package static func typed(_ text: SafeText) -> Saying {
    Saying(text: text, beginsLine: false, endsLine: false)
  }
}
