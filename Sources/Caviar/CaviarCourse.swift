import Text
import ViewTree

/// A course of a tasting menu with its description.
struct CaviarCourse: Equatable {
  let name: SafeText
  let description: SafeText

  /// Returns `nil` if the backend sends neither name nor description.
  init?(name: String?, description: String?) {
    self.name = SafeText(name ?? "")
    self.description = SafeText(description ?? "")
    if words.isEmpty { return nil }
  }

  /// The words of the course for reading aloud.
  var words: SafeText { [name, description].filter { !$0.isEmpty }.joined(separator: ", ") }

  func layout(in column: CaviarColumn) -> Block {
    .column([
      column.paragraph(Phrase(name, .listRowTitle), maxLines: 2),
      column.paragraph(Phrase(description, .listRowSubtext), maxLines: 2),
    ])
  }
}
