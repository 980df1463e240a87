import Text

/// A piece of what linear mode says. It is written behind what has been written, and stays.
struct Saying: Equatable {
  let text: SafeText
  /// Stands at the beginning of a line, whatever was written before it.
  let beginsLine: Bool
  let endsLine: Bool

  static func line(_ text: SafeText) -> Saying {
    Saying(text: text, beginsLine: true, endsLine: true)
  }

  /// What typing goes on behind.
  static func prompt(_ text: SafeText) -> Saying {
    Saying(text: text, beginsLine: true, endsLine: false)
  }

  static func typed(_ text: SafeText) -> Saying {
    Saying(text: text, beginsLine: false, endsLine: false)
  }
}
