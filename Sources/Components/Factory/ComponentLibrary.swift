import FacetModel

/// Every component this client knows: those that are drawn, and those that await their drawing.
public enum ComponentLibrary {
  public static let descriptors: [ComponentDescriptor] = drawn + plain

  private static let drawn: [ComponentDescriptor] = [
    StoreRow.descriptor, StoreCard.descriptor, StandardCarousel.descriptor, BannerRow.descriptor,
    StandardDivider.descriptor,
    VerticalsCarousel.descriptor, CuisineCarousel.descriptor, FilterCarousel.descriptor, AnimationToggle.descriptor,
    BinaryFilter.descriptor, RangeFilter.descriptor, CollectionFilter.descriptor,
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
    plain("card.tile", .card, since: v1, reads: .texts(.title) + .images(.main) + .click),
    plain("carousel.tiles", .carousel, since: v1, reads: .texts(.title, .subtitle) + .children),
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
    plain("card.action", .card, since: v3, reads: .texts(.title) + .images(.main) + .click),
    plain(
      "row.hero", .row, since: v3,
      reads: .texts(.title, .description) + .textCustom("button") + .imageCustom("left", "right")
        + .custom(
          "primary_button_style", "background_color", "title_color", "description_color", "is_spotlight") + .click),
    plain(
      "row.item", .row, since: v3,
      reads: .texts(.title, .subtitle, .description, .accessory) + .images(.main) + .custom("badges") + .click),
    plain(
      "header.store", .header, since: v3,
      reads: .texts(.title, .subtitle, .description) + .images(.background, .icon) + .custom("rating", "badges")),
    plain(
      "card.dish_item_square", .card, since: v4,
      reads: .texts(.title, .subtitle, .description) + .textCustom("eta_display_string") + .images(.main)
        + .custom("item_rating_text", "rating") + .click + .children),
    plain(
      "button.quantity_stepper", .button, since: v4,
      reads: .custom("item_id", "name", "price", "default_quantity", "has_required_options", "navigate_on_action")
        + .click),
    plain("container.doubledash_reminder", .container, since: v4, reads: .children),
    plain(
      "cx.nv.common.retail_item.card", .retailItemCard, since: v4,
      reads: .custom("item_data", "image", "badges", "on_click", "price_name_info", "quantity_stepper")),
    plain(
      "card.promo", .card, since: v4,
      reads: .texts(.title, .description, .accessory) + .images(.background) + .custom("badges") + .click),
    plain(
      "row.autocomplete", .row, since: v6,
      reads: .texts(.title, .subtitle, .description) + .images(.icon) + .custom("result_type", "rating") + .click),
    plain(
      "row.saved_store", .row, since: v6,
      reads: .texts(.title, .description, .accessory) + .images(.main) + .custom("rating", "savelists") + .click),
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
