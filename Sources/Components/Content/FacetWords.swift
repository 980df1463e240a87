import FacetModel
import Prism
import Text
import ViewTree

/// What a facet says to a person, whichever component draws it: each text once, in the order of the wire.
public struct FacetWords: Equatable, Sendable {
  public enum Part: Sendable, CaseIterable {
    case title, subtitle, accessory, description, annotation
    case eta, modality, deliveryFee, creditCardETA, sponsored, button

    /// Its key in `text.custom`.
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

  private struct Saying: Equatable, Sendable {
    let part: Part
    var text: SafeText
    var attributes: TextAttributesReference?
  }

  /// In the order of the parts. They are few: to search them costs less than to hash a part.
  private var sayings: [Saying] = []

  public init(_ facet: FacetReader) {
    let text = facet.text
    set(.title, .title, of: text)
    set(.subtitle, .subtitle, of: text)
    set(.accessory, .accessory, of: text)
    set(.description, .description, of: text)
    set(.annotation, .annotation, of: text)
    let custom = text.custom
    for part in Part.allCases {
      guard let key = part.customKey, let text = custom[key].map({ FactLine.trimmed(SafeText($0)) }) else { continue }
      // A button is no fact: its words may repeat those of a text.
      let said = part == .button ? text : newParts(of: text)
      if !said.isEmpty { sayings.append(Saying(part: part, text: said)) }
    }
  }

  /// The parts of a text that no other text says. Backends say some things twice, and once more fully than the other
  /// time: the fuller wording takes the place of the shorter one.
  private mutating func newParts(of text: SafeText) -> SafeText {
    let parts = Self.comparable(text)
    let kept = parts.filter { part in
      if sayings.contains(where: { saying in
        saying.part != .button && Self.comparable(saying.text).contains { FactLine.part($0, says: part) }
      }) {
        return false
      }
      return !replaceShorter(with: part)
    }
    return kept.count == parts.count ? text : kept.joined(separator: .bullet)
  }

  private mutating func replaceShorter(with part: SafeText) -> Bool {
    for owner in Self.factual {
      guard let owned = sayings.firstIndex(where: { $0.part == owner }) else { continue }
      var parts = Self.comparable(sayings[owned].text)
      guard let place = parts.firstIndex(where: { FactLine.part(part, says: $0) }) else { continue }
      parts[place] = part
      sayings[owned].text = parts.joined(separator: .bullet)
      return true
    }
    return false
  }

  /// The texts that are facts, and no names or labels.
  private static let factual: [Part] = [
    .subtitle, .description, .eta, .modality, .deliveryFee, .creditCardETA, .sponsored,
  ]
  private static let mostParts = 16

  /// The parts of a text; one that has more than any line of facts is compared as a whole.
  private static func comparable(_ text: SafeText) -> [SafeText] {
    let parts = text.parts
    return parts.count > mostParts ? [text] : parts
  }

  private mutating func set(_ part: Part, _ field: ReadField.Text, of texts: TextReader) {
    guard let text = texts[field].map({ FactLine.trimmed(SafeText($0)) }), !text.isEmpty else { return }
    let style = texts.attributes(of: field)
    let isStyled = style.style != nil || style.color != nil
    sayings.append(Saying(part: part, text: text, attributes: isStyled ? style : nil))
  }

  public subscript(part: Part) -> SafeText? { saying(part)?.text }

  private func saying(_ part: Part) -> Saying? {
    sayings.first { $0.part == part }
  }

  /// A text as the component means it, unless the backend wants it to look otherwise.
  public func phrase(_ part: Part, _ typography: Typography, _ color: Color? = nil) -> Phrase {
    saying(part).map { styled($0, typography, color) } ?? Phrase("", typography, color.map(Paint.meaning))
  }

  private func styled(_ saying: Saying, _ typography: Typography, _ color: Color?) -> Phrase {
    let text = saying.text
    guard let style = saying.attributes else { return Phrase(text, typography, color.map(Paint.meaning)) }
    var typography = typography
    if case .semantic(let wanted) = WireTypography(style.style), !wanted.belittles(typography) {
      typography = wanted
    }
    let instead = color ?? typography.color
    let paint = Paint(WireColor(style.color), instead: instead)
    return Phrase(text, typography, paint == .meaning(typography.color) ? nil : paint)
  }

  /// Everything but what stands elsewhere, as facts for one line.
  public func facts(besides shown: [Part], _ typography: Typography = .listRowSubtext) -> [Phrase] {
    sayings.filter { !shown.contains($0.part) }.map { styled($0, typography, nil) }
  }

  public var isEmpty: Bool { sayings.isEmpty }

  /// All texts.
  var all: [SafeText] {
    sayings.map(\.text)
  }

  /// All texts but the first one.
  public var details: [SafeText] {
    sayings.filter { $0.part != .title }.map(\.text)
  }
}

extension Typography {
  /// Backends know one heaviest title and send it for pages as well as for sections: of a page it says nothing new.
  fileprivate func belittles(_ own: Typography) -> Bool {
    self == .sectionTitle && (own == .majorPageTitle || own == .pageTitle)
  }
}
