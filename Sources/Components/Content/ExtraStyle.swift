import FacetModel
import JSON
import Prism
import ViewTree

/// The style that a backend asks for a part of a banner, from `custom.extra_styles`: `{alignment, background_color,
/// color, is_underlined}`. A missing or unknown value leaves the component's own style.
struct ExtraStyle: Equatable, Sendable {
  let alignment: Block.Alignment
  let color: String?
  let backgroundColor: String?
  let isUnderlined: Bool

  init(_ value: Value?) {
    alignment = Self.alignment(value?["alignment"]?.lenientString)
    color = value?["color"]?.lenientString
    backgroundColor = value?["background_color"]?.lenientString
    isUnderlined = value?["is_underlined"]?.lenientBool ?? false
  }

  /// Returns the alignment that a word means: `ALIGNMENT_CENTER`, `center`, `right`.
  private static func alignment(_ word: String?) -> Block.Alignment {
    let word = (word ?? "").lowercased()
    if word.hasSuffix("center") || word.hasSuffix("middle") { return .center }
    return ["right", "end", "trailing"].contains(where: word.hasSuffix) ? .trailing : .leading
  }

  func applied(to phrase: Phrase) -> Phrase {
    var result = phrase
    switch WireColor(color) {
    case .unspecified, .unknown: break
    case let wire: result = Phrase(phrase.text, phrase.typography, Paint(wire, instead: phrase.typography.color))
    }
    return isUnderlined ? result.adding(.underline) : result
  }
}
