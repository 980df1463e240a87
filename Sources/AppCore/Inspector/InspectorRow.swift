import JSON
import Prism
import Text
import ViewTree

/// One line of the inspector: what it says, and what Enter does there.
struct InspectorRow {
  enum Look {
    /// The name of what comes below it.
    case heading
    /// A name, and a value beside it.
    case fact
    /// Words across the whole width.
    case words
  }

  enum Link: Hashable {
    /// To another facet.
    case facet(Int)
    /// A part of the JSON that can be folded, by its pointer within the facet.
    case fold(String)
  }

  let look: Look
  var label: SafeText = ""
  var indent = 0
  let phrases: [Phrase]
  var link: Link?
  /// What `Y` copies here.
  var source: Value?

  static var blank: InspectorRow { InspectorRow(look: .words, phrases: []) }

  static func heading(_ title: SafeText, _ note: SafeText = "") -> InspectorRow {
    InspectorRow(
      look: .heading,
      phrases: [Phrase(title, .sectionTitle, .meaning(.text(.brand))), Phrase(note, .caption)].filter { !$0.isEmpty })
  }

  static func fact(_ label: SafeText, _ phrases: [Phrase], link: Link? = nil) -> InspectorRow {
    InspectorRow(look: .fact, label: label, phrases: phrases, link: link)
  }

  static func fact(_ label: SafeText, _ value: SafeText, _ color: Color? = nil) -> InspectorRow {
    fact(label, [Phrase(value, .bodyText, color.map(Paint.meaning))])
  }

  static func words(_ text: SafeText, _ color: Color = .text(.subdued)) -> InspectorRow {
    InspectorRow(look: .words, phrases: [Phrase(text, .bodyText, .meaning(color))])
  }

  /// As it would be read aloud, for tests and for whoever copies it.
  var text: SafeText {
    ([label] + phrases.map(\.text)).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
