import FacetModel
import Prism
import Text
import ViewTree

/// The texts and pictures of the facet, as decoded.
extension FacetInspection {
  /// The most rows of each kind.
  private static let most = 24

  package var texts: [InspectorRow] {
    let text = facet.text
    let slots: [(SafeText, String?)] = [
      ("title", text.title), ("subtitle", text.subtitle), ("accessory", text.accessory),
      ("description", text.description), ("annotation", text.annotation),
    ]
    let own = slots.compactMap { slot, words in words.map { entire(slot, $0) } }
    let custom = text.custom.all.prefix(Self.most).map { entire(Self.clipped($0.key), $0.text) }
    return own.isEmpty && custom.isEmpty ? [] : [.heading(wording.textTitle)] + own + custom
  }

  package var images: [InspectorRow] {
    let images = facet.images
    let slots: [(SafeText, FacetImage?)] = [
      ("main", images.main), ("icon", images.icon), ("background", images.background),
      ("accessory", images.accessory),
    ]
    let own = slots.flatMap { slot, image in image.map { rows(slot, $0) } ?? [] }
    let custom = images.custom.prefix(Self.most).flatMap { rows(Self.clipped($0.key), $0.image) }
    return own.isEmpty && custom.isEmpty ? [] : [.heading(wording.imagesTitle)] + own + custom
  }

  private func rows(_ slot: SafeText, _ image: FacetImage) -> [InspectorRow] {
    let parts: [(SafeText, String?)] = [
      ("", image.uri), ("icon", image.local), ("video", image.videoURI), (wording.says, image.placeholder),
      ("style", word(image.style)),
    ]
    let present = parts.compactMap { name, value in value.map { (name: name, value: $0) } }
    return present.enumerated().map { number, part in
      let phrases = [Phrase(part.name, .caption), Phrase(Self.clipped(part.value), .bodyText)].filter { !$0.isEmpty }
      var row = InspectorRow.fact(number == 0 ? slot : "", phrases)
      row.whole = part.value
      return row
    }
  }

  private func word(_ style: ImageStyle) -> String? {
    switch style {
    case .unspecified: nil
    case .rounded: wording.rounded.string
    case .circle: wording.circle.string
    case .unknown(let word): wording.unknown(SafeText(word)).string
    }
  }

  /// Cuts a text to what a line could hold: it may be a megabyte long.
  static func clipped(_ text: String) -> SafeText {
    text.utf8.count <= 400 ? SafeText(text) : SafeText(decoding: text.utf8.prefix(400))
  }
}
