import JSON

/// The pictures of a facet.
public struct FacetImages {
  let value: Value?

  public var main: FacetImage? { image(.main) }
  public var icon: FacetImage? { image(.icon) }
  public var background: FacetImage? { image(.background) }
  public var accessory: FacetImage? { image(.accessory) }
  /// Pictures that only some components know the use of.
  public var custom: [(key: String, image: FacetImage)] {
    KeyedValues(value?[.custom]).all.compactMap { pair in image(pair.value).map { (pair.key, $0) } }
  }

  private func image(_ slot: WireKey) -> FacetImage? {
    value?[slot].flatMap(image)
  }

  /// An image that shows nothing and says nothing is absent; only lint has a word for it.
  private func image(_ value: Value) -> FacetImage? {
    FacetImage(value).flatMap { $0.isEmpty ? nil : $0 }
  }
}
