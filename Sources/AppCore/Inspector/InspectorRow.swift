import JSON
import Prism
import Text
import ViewTree

/// A line of the inspector: its text, and its action on Enter.
struct InspectorRow {
  enum Look {
    /// The heading of the lines below it.
    case heading
    /// A label with a value beside it.
    case fact
    /// Text across the whole width.
    case words
  }

  enum Link: Hashable {
    /// Inspects another facet.
    case facet(Int)
    /// Folds or unfolds a part of the JSON, by its pointer within the facet.
    case fold(String)
    /// Shows a request and its answer, by its number in the session.
    case request(Int)
    /// Shows the whole of a line of an answer, by its number.
    case bodyLine(Int)
  }

  let look: Look
  var label: SafeText = ""
  var indent = 0
  let phrases: [Phrase]
  /// The words at the right end of the line.
  var trailing: [Phrase] = []
  var link: Link?
  /// The JSON that `Y` copies on this line.
  var source: Value?
  /// The pointer of a line of the JSON within the facet.
  var pointer: String?
  /// The text that the line shows a part of, if it is too long.
  var whole: String?

  /// The text that Enter shows in full.
  var wholeText: String? {
    whole ?? (pointer == nil ? nil : source.flatMap { $0.string ?? $0.numberText })
  }

  /// The heading over the whole text: the label of the line, or the key of the value.
  var wholeLabel: SafeText {
    if !label.isEmpty { return label }
    return pointer.map { SafeText(String($0.split(separator: "/").last ?? "")) } ?? ""
  }

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

  /// The whole line as text, for tests and for copying.
  var text: SafeText {
    ([label] + (phrases + trailing).map(\.text)).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
