import FacetModel
import Prism
import Text
import ViewTree

/// What a facet says to a person, whichever component draws it: each text once, in the order of the wire.
public struct FacetWords: Equatable, Sendable {
  public enum Part: Hashable, Sendable, CaseIterable {
    case title, subtitle, accessory, description, annotation
    case eta, modality, deliveryFee, creditCardETA, sponsored, button

    /// Its key in `text.custom`.
    fileprivate var customKey: String? {
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

  private var texts: [Part: SafeText] = [:]
  private var attributes: [Part: TextAttributesReference] = [:]

  public init(_ facet: Facet) {
    let text = facet.text
    set(.title, text.title, text.titleAttributes)
    set(.subtitle, text.subtitle, text.subtitleAttributes)
    set(.accessory, text.accessory, text.accessoryAttributes)
    set(.description, text.description, text.descriptionAttributes)
    set(.annotation, text.annotation, text.annotationAttributes)
    let custom = text.custom
    for part in Part.allCases {
      guard let key = part.customKey, let text = custom[key].map({ FactLine.trimmed(SafeText($0)) }) else { continue }
      // What a button does is no fact: it may say what a text says.
      texts[part] = part == .button ? text : newParts(of: text)
      if texts[part]?.isEmpty == true { texts[part] = nil }
    }
  }

  /// The parts of a text that no other text says. Backends say some things twice, and once more fully than the other
  /// time: the fuller wording takes the place of the shorter one.
  private mutating func newParts(of text: SafeText) -> SafeText {
    let parts = Self.comparable(text)
    let kept = parts.filter { part in
      if texts.contains(where: {
        $0.key != .button && Self.comparable($0.value).contains { FactLine.part($0, says: part) }
      }) {
        return false
      }
      return !replaceShorter(with: part)
    }
    return kept.count == parts.count ? text : kept.joined(separator: .bullet)
  }

  private mutating func replaceShorter(with part: SafeText) -> Bool {
    for owner in Self.factual {
      guard let text = texts[owner] else { continue }
      var parts = Self.comparable(text)
      guard let place = parts.firstIndex(where: { FactLine.part(part, says: $0) }) else { continue }
      parts[place] = part
      texts[owner] = parts.joined(separator: .bullet)
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

  private mutating func set(_ part: Part, _ text: String?, _ style: TextAttributesReference) {
    guard let text = text.map({ FactLine.trimmed(SafeText($0)) }), !text.isEmpty else { return }
    texts[part] = text
    if style.style != nil || style.color != nil {
      attributes[part] = style
    }
  }

  public subscript(part: Part) -> SafeText? { texts[part] }

  /// A text as the component means it, unless the backend wants it to look otherwise.
  public func phrase(_ part: Part, _ typography: Typography, _ color: Color? = nil) -> Phrase {
    styled(texts[part] ?? "", part, typography, color)
  }

  private func styled(_ text: SafeText, _ part: Part, _ typography: Typography, _ color: Color?) -> Phrase {
    guard let style = attributes[part] else { return Phrase(text, typography, color.map(Paint.meaning)) }
    var typography = typography
    if case .semantic(let wanted) = WireTypography(style.style), !wanted.belittles(typography) {
      typography = wanted
    }
    let instead = color ?? typography.color
    let paint = Paint(WireColor(style.color), instead: instead)
    return Phrase(text, typography, paint == .meaning(typography.color) ? nil : paint)
  }

  /// Everything but what stands elsewhere, as facts for one line.
  public func facts(besides shown: Set<Part>, _ typography: Typography = .listRowSubtext) -> [Phrase] {
    Part.allCases.filter { !shown.contains($0) }.compactMap { part in
      let phrase = phrase(part, typography)
      return phrase.isEmpty ? nil : phrase
    }
  }

  /// All texts.
  var all: [SafeText] {
    Part.allCases.compactMap { texts[$0] }
  }

  /// All texts but the first one.
  public var details: [SafeText] {
    Part.allCases.filter { $0 != .title }.compactMap { texts[$0] }
  }
}

extension Typography {
  /// Backends know one heaviest title and send it for pages as well as for sections: of a page it says nothing new.
  fileprivate func belittles(_ own: Typography) -> Bool {
    self == .sectionTitle && (own == .majorPageTitle || own == .pageTitle)
  }
}
