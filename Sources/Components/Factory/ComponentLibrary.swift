import FacetModel

/// Every component this client knows: those that are drawn, and those that await their drawing.
public enum ComponentLibrary {
  public static let descriptors: [ComponentDescriptor] = drawn + plain

  private static let drawn: [ComponentDescriptor] = [
    StoreRow.descriptor, StoreCard.descriptor, StandardCarousel.descriptor, BannerRow.descriptor,
    StandardDivider.descriptor,
    VerticalsCarousel.descriptor, CuisineCarousel.descriptor, FilterCarousel.descriptor, AnimationToggle.descriptor,
    BinaryFilter.descriptor, RangeFilter.descriptor, CollectionFilter.descriptor,
    TileCard.descriptor, TileCarousel.descriptor, ActionCard.descriptor, PromoCard.descriptor, DishCard.descriptor,
    QuantityStepper.descriptor, RetailItemCard.descriptor,
    HeroRow.descriptor, ItemRow.descriptor, AutocompleteRow.descriptor, SavedStoreRow.descriptor,
  ]

  private static let v1 = SemanticVersion(1, 0, 0)
  private static let v2 = SemanticVersion(2, 0, 0)
  private static let v3 = SemanticVersion(3, 0, 1)
  private static let v4 = SemanticVersion(4, 0, 0)
  private static let v6 = SemanticVersion(6, 0, 0)

  /// Drawn by `PlainView` until they get a view of their own.
  private static let plain: [ComponentDescriptor] = [
    plain("header.page", .header, since: v1, reads: .texts(.title, .subtitle, .description)),
    plain(
      "header.landing", .header, since: v1,
      reads: .texts(.title, .subtitle, .description) + .images(.background) + .click),
    plain("row.text", .row, since: v1, reads: .texts(.title, .description)),
    plain("image.standard", .image, since: v1, reads: .images(.main) + .click),
    plain("button.standard", .button, since: v1, reads: .texts(.title) + .images(.icon) + .click),
    plain(
      "row.info", .row, since: v2,
      reads: .texts(.title, .subtitle, .accessory, .description) + .images(.icon) + .click),
    plain("list.standard", .list, since: v2, reads: .texts(.title, .subtitle) + .children),
    plain("grid.standard", .grid, since: v2, reads: .texts(.title, .subtitle) + .children),
    plain("header.section", .header, since: v2, reads: .texts(.title, .subtitle, .accessory) + .click),
    plain("address-picker", .headerInteractive, since: v2, reads: []),
    plain(
      "header.store", .header, since: v3,
      reads: .texts(.title, .subtitle, .description) + .images(.background, .icon) + .custom("rating", "badges")),
    plain("container.doubledash_reminder", .container, since: v4, reads: .children),
  ]

  private static func plain(
    _ id: String, _ category: ComponentCategory, since: SemanticVersion, reads: [ReadField]
  ) -> ComponentDescriptor {
    ComponentDescriptor(
      id: id, category: category, since: since, summary: "", reads: reads, example: "",
      arrangement: category.arrangement
    ) { facet, _ in PlainView(facet) }
  }
}
