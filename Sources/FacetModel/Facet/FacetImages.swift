import JSON

/// The pictures of a facet.
public struct FacetImages {
  package let value: Value?

  public var main: FacetImage? { image(.main, .main) }
  public var icon: FacetImage? { image(.icon, .icon) }
  public var background: FacetImage? { image(.background, .background) }
  public var accessory: FacetImage? { image(.accessory, .accessory) }
  /// The pictures that only some components use.
  public var custom: [(key: String, image: FacetImage)] {
    KeyedValues(value?[.custom]).all.compactMap { pair in
      image(pair.value, .custom(pair.key)).map { (pair.key, $0) }
    }
  }

  /// The values of those pictures as they were sent.
  public var customValues: [(key: String, value: Value)] {
    KeyedValues(value?[.custom]).all.filter { image($0.value, .custom($0.key)) != nil }
  }

  /// The actions of clicks on the pictures themselves.
  package var actions: [ImageAction] {
    guard value?.kind == .object else { return [] }
    let slots = [main, icon, background, accessory].compactMap(\.self) + custom.prefix(Self.mostCustom).map(\.image)
    return slots.compactMap { image in image.click.map { ImageAction(slot: image.slot, action: $0) } }
  }

  /// The greatest number of custom pictures with actions, more than any component shows.
  private static let mostCustom = 16

  private func image(_ key: WireKey, _ slot: ImageSlot) -> FacetImage? {
    value?[key].flatMap { image($0, slot) }
  }

  /// Returns an image; `nil` if it is empty. Only lint reports empty images.
  private func image(_ value: Value, _ slot: ImageSlot) -> FacetImage? {
    FacetImage(value, in: slot).flatMap { $0.isEmpty ? nil : $0 }
  }
}
