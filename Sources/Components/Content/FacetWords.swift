import FacetModel
import Prism
import Text
import ViewTree

/// The texts of a facet for the user, whichever component draws it: each text once, in the order of the wire.
public struct FacetWords: Equatable, Sendable {
  public enum Part: Sendable, CaseIterable {
    case title, subtitle, accessory, description, annotation
    case eta, modality, deliveryFee, creditCardETA, sponsored, button

    /// The key of the part in `text.custom`.
    var customKey: String? {
      switch self {
      case .title, .subtitle, .accessory, .description, .annotation: nil
      case .eta: "eta_display_string"
      case .modality: "modality_display_string"
      case .deliveryFee: "delivery_fee_string"
      case .creditCardETA: "cc_eta_string"
      case .sponsored: "sponsored_description"
      case .button: "button"
      }
    }
  }

  private struct Entry: Equatable, Sendable {
    let part: Part
    var text: SafeText
    var attributes: TextAttributesReference?

    /// Whether the text says a part of another one. A name says nothing but itself: not every "Pickup Stix" is fetched,
    /// and a "Sponsored Kitchen" is no advertisement.
    func says(_ other: SafeText) -> Bool {
      switch part {
      case .button: false
      case .title: text == other
      default: FacetWords.comparable(text).contains { FactLine.part($0, says: other) }
      }
    }
  }

  /// The texts in the order of the parts. They are few, so searching them is faster than hashing a part.
  private var entries: [Entry] = []

  public init(_ facet: FacetReader) {
    let text = facet.text
    guard !text.isEmpty else { return }
    set(.title, .title, of: text)
    set(.subtitle, .subtitle, of: text)
    set(.accessory, .accessory, of: text)
    set(.description, .description, of: text)
    set(.annotation, .annotation, of: text)
    let custom = text.custom
    for part in Part.allCases {
      guard let key = part.customKey, let text = custom[key].map({ FactLine.trimmed(SafeText($0)) }) else { continue }
      // The label of a button is not a fact, so it may repeat another text.
      let said = part == .button ? text : newParts(of: text)
      if !said.isEmpty { entries.append(Entry(part: part, text: said)) }
    }
  }

  /// Returns the parts of a text that no other text says. If another text says the same more briefly, the longer
  /// wording replaces it there.
  private mutating func newParts(of text: SafeText) -> SafeText {
    let parts = Self.comparable(text)
    let kept = parts.filter { part in !entries.contains { $0.says(part) } && !replaceShorter(with: part) }
    return kept.count == parts.count ? text : kept.joined(separator: .bullet)
  }

  private mutating func replaceShorter(with part: SafeText) -> Bool {
    for owner in Self.factParts {
      guard let owned = entries.firstIndex(where: { $0.part == owner }) else { continue }
      var parts = Self.comparable(entries[owned].text)
      guard let place = parts.firstIndex(where: { FactLine.part(part, says: $0) }) else { continue }
      parts[place] = part
      entries[owned].text = parts.joined(separator: .bullet)
      return true
    }
    return false
  }

  /// The parts that hold facts, unlike names and labels.
  private static let factParts: [Part] = [
    .subtitle, .description, .eta, .modality, .deliveryFee, .creditCardETA, .sponsored,
  ]
  private static let mostParts = 16

  /// Returns the parts of a text for comparison. A text with more than `mostParts` parts is compared as a whole.
  fileprivate static func comparable(_ text: SafeText) -> [SafeText] {
    let parts = text.parts
    return parts.count > mostParts ? [text] : parts
  }

  private mutating func set(_ part: Part, _ field: ReadField.Text, of texts: TextReader) {
    guard let text = texts[field].map({ FactLine.trimmed(SafeText($0)) }), !text.isEmpty else { return }
    let style = texts.attributes(of: field)
    let isStyled = style.style != nil || style.color != nil
    entries.append(Entry(part: part, text: text, attributes: isStyled ? style : nil))
  }

  public subscript(part: Part) -> SafeText? { entry(of: part)?.text }

  private func entry(of part: Part) -> Entry? {
    entries.first { $0.part == part }
  }

  /// Returns a text in the component's style, unless the backend asks for another.
  public func phrase(_ part: Part, _ typography: Typography, _ color: Color? = nil) -> Phrase {
    entry(of: part).map { styled($0, typography, color) } ?? Phrase("", typography, color.map(Paint.meaning))
  }

  private func styled(_ entry: Entry, _ typography: Typography, _ color: Color?) -> Phrase {
    let text = entry.text
    guard let style = entry.attributes else { return Phrase(text, typography, color.map(Paint.meaning)) }
    var typography = typography
    if case .semantic(let wanted) = WireTypography(style.style), !wanted.isSectionTitle(onPage: typography) {
      typography = wanted
    }
    let instead = color ?? typography.color
    let paint = Paint(WireColor(style.color), instead: instead)
    return Phrase(text, typography, paint == .meaning(typography.color) ? nil : paint)
  }

  /// Returns all texts besides those that are shown elsewhere, as facts for one line.
  public func facts(besides shown: [Part], _ typography: Typography = .listRowSubtext) -> [Phrase] {
    entries.filter { !shown.contains($0.part) }.map { styled($0, typography, nil) }
  }

  public var isEmpty: Bool { entries.isEmpty }

  /// All texts.
  var all: [SafeText] {
    entries.map(\.text)
  }

  /// All texts besides the title.
  public var details: [SafeText] {
    entries.filter { $0.part != .title }.map(\.text)
  }
}

extension Typography {
  /// Whether this is the section title style, sent for the title of a page. Backends have one style for both, so it is
  /// no reason to draw a page title smaller.
  fileprivate func isSectionTitle(onPage own: Typography) -> Bool {
    self == .sectionTitle && (own == .majorPageTitle || own == .pageTitle)
  }
}
