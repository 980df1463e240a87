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
      guard let key = part.customKey, let text = custom[key].map({ SafeText($0) }), !text.isEmpty else { continue }
      // Backends say some things twice: what another text says already is not said again.
      if !texts.values.contains(where: { $0.contains(text) }) {
        texts[part] = text
      }
    }
  }

  private mutating func set(_ part: Part, _ text: String?, _ style: TextAttributesReference) {
    guard let text else { return }
    texts[part] = SafeText(text)
    if style.style != nil || style.color != nil {
      attributes[part] = style
    }
  }

  public subscript(part: Part) -> SafeText? { texts[part] }

  /// A text as the component means it, unless the backend wants it to look otherwise.
  public func phrase(_ part: Part, _ typography: Typography, _ color: Color? = nil) -> Phrase {
    styled(texts[part].map(FactLine.trimmed) ?? "", part, typography, color)
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

  /// All texts, as sent.
  var all: [SafeText] {
    Part.allCases.compactMap { texts[$0] }
  }

  /// All texts but the first one, as sent.
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
