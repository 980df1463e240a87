import Text

/// A piece of text that the linear mode announces. It is written after the text before, which cannot change.
package struct Announcement: Equatable {
  package let text: SafeText
  /// Whether the piece begins a line.
  package let beginsLine: Bool
  package let endsLine: Bool

  package static func line(_ text: SafeText) -> Announcement {
    Announcement(text: text, beginsLine: true, endsLine: true)
  }

  /// A prompt, which typed text follows.
  static func prompt(_ text: SafeText) -> Announcement {
    Announcement(text: text, beginsLine: true, endsLine: false)
  }

  package static func typed(_ text: SafeText) -> Announcement {
    Announcement(text: text, beginsLine: false, endsLine: false)
  }
}
