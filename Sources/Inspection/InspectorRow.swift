import JSON
import Prism
import Text
import ViewTree

/// A line of the inspector: its text, and its action on Enter.
package struct InspectorRow {
  package enum Look {
    /// The heading of the lines below it.
    case heading
    /// A label with a value beside it.
    case fact
    /// Text across the whole width.
    case words
  }

  package enum Link: Hashable {
    /// Inspects another facet.
    case facet(Int)
    /// Folds or unfolds a part of the JSON, by its pointer within the facet.
    case fold(String)
    /// Shows a request and its answer, by its number in the session.
    case request(Int)
    /// Shows the whole of a line of an answer, by its number.
    case bodyLine(Int)
  }

  package let look: Look
  package var label: SafeText = ""
  package var indent = 0
  package let phrases: [Phrase]
  /// The words at the right end of the line.
  package var trailing: [Phrase] = []
  package var link: Link?
  /// The JSON that `Y` copies on this line.
  package var source: Value?
  /// The pointer of a line of the JSON within the facet.
  package var pointer: String?
  /// The text that the line shows a part of, if it is too long.
  package var whole: String?

  package init(look: Look, label: SafeText = "", phrases: [Phrase], link: Link? = nil) {
    self.look = look
    self.label = label
    self.phrases = phrases
    self.link = link
  }

  /// The text that Enter shows in full.
  package var wholeText: String? {
    whole ?? (pointer == nil ? nil : source.flatMap { $0.string ?? $0.numberText })
  }

  /// The value of a line with a label, as copying takes it: an id, an address, a text.
  package var value: SafeText? {
    look == .fact ? whole.map { SafeText($0) } ?? phrases.map(\.text).joined(separator: " ") : nil
  }

  /// The heading over the whole text: the label of the line, or the key of the value.
  package var wholeLabel: SafeText {
    if !label.isEmpty { return label }
    return pointer.map { SafeText(String($0.split(separator: "/").last ?? "")) } ?? ""
  }

  package static var blank: InspectorRow { InspectorRow(look: .words, phrases: []) }

  package static func heading(_ title: SafeText, _ note: SafeText = "") -> InspectorRow {
    heading(Phrase(title, .sectionTitle, .meaning(.text(.brand))), note)
  }

  /// Returns a heading that is a name of the feed. It keeps its letters where the headings of a brand are capitals.
  package static func heading(name: SafeText, _ note: SafeText) -> InspectorRow {
    heading(Phrase(name, .listRowTitle, .meaning(.text(.brand))), note)
  }

  private static func heading(_ title: Phrase, _ note: SafeText) -> InspectorRow {
    InspectorRow(look: .heading, phrases: [title, Phrase(note, .caption)].filter { !$0.isEmpty })
  }

  package static func fact(_ label: SafeText, _ phrases: [Phrase], link: Link? = nil) -> InspectorRow {
    InspectorRow(look: .fact, label: label, phrases: phrases, link: link)
  }

  package static func fact(_ label: SafeText, _ value: SafeText, _ color: Color? = nil) -> InspectorRow {
    fact(label, [Phrase(value, .bodyText, color.map(Paint.meaning))])
  }

  package static func words(_ text: SafeText, _ color: Color = .text(.subdued)) -> InspectorRow {
    InspectorRow(look: .words, phrases: [Phrase(text, .bodyText, .meaning(color))])
  }

  /// The whole line as text, for tests and for copying.
  package var text: SafeText {
    ([label] + (phrases + trailing).map(\.text)).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
