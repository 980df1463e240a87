import Text
import ViewTree

/// A course of a tasting menu: its name, and what is special about it.
struct CaviarCourse: Equatable {
  let name: SafeText
  let description: SafeText

  /// `nil` where a backend says neither.
  init?(name: String?, description: String?) {
    self.name = SafeText(name ?? "")
    self.description = SafeText(description ?? "")
    if words.isEmpty { return nil }
  }

  /// As it is read aloud.
  var words: SafeText { [name, description].filter { !$0.isEmpty }.joined(separator: ", ") }

  func layout(in column: CaviarColumn) -> Block {
    .column([
      column.paragraph(Phrase(name, .listRowTitle), maxLines: 2),
      column.paragraph(Phrase(description, .listRowSubtext), maxLines: 2),
    ])
  }
}
