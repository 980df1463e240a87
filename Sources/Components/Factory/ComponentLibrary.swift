import FacetModel

/// Every component this client knows: those that are drawn, and those that await their drawing.
public enum ComponentLibrary {
  public static let descriptors: [ComponentDescriptor] = drawn + plain

  private static let drawn: [ComponentDescriptor] = [
    StoreRow.descriptor, StoreCard.descriptor, StandardCarousel.descriptor, BannerRow.descriptor,
    StandardDivider.descriptor, PageHeader.descriptor, SectionHeader.descriptor, InfoRow.descriptor,
    TextRow.descriptor, StandardImage.descriptor, StandardButton.descriptor, StandardList.descriptor,
    StandardGrid.descriptor, AddressPicker.descriptor, DoubleDashReminder.descriptor, LandingHeader.descriptor,
    StoreHeader.descriptor,
  ]

  private static let v1 = SemanticVersion(1, 0, 0)
  private static let v2 = SemanticVersion(2, 0, 0)
  private static let v3 = SemanticVersion(3, 0, 1)
  private static let v4 = SemanticVersion(4, 0, 0)
  private static let v6 = SemanticVersion(6, 0, 0)

  /// Drawn by `PlainView` until they get a view of their own.
  private static let plain: [ComponentDescriptor] = [
    plain("card.tile", .card, since: v1, reads: .texts(.title) + .images(.main) + .click),
    plain("carousel.tiles", .carousel, since: v1, reads: .texts(.title, .subtitle) + .children),
    plain("carousel.filters", .carousel, since: v2, reads: .texts(.subtitle) + .click + .children),
    plain(
      "filter.binary", .filter, since: v2,
      reads: .texts(.title) + .images(.icon) + .custom("filter_id", "is_pickup_type")),
    plain(
      "filter.range", .filter, since: v2,
      reads: .texts(.title)
        + .custom("filter_id", "allowed_values", "default_values", "range_direction", "radio_group_id")),
    plain(
      "filter.collection", .filter, since: v2,
      reads: .texts(.title) + .custom("filter_id", "allowed_values", "default_values")),
    plain("card.action", .card, since: v3, reads: .texts(.title) + .images(.main) + .click),
    plain(
      "row.hero", .row, since: v3,
      reads: .texts(.title, .description) + .textCustom("button") + .imageCustom("left", "right")
        + .custom(
          "primary_button_style", "background_color", "title_color", "description_color", "is_spotlight") + .click),
    plain("carousel.verticals", .carousel, since: v3, reads: .children),
    plain(
      "card.animation_toggle", .card, since: v3,
      reads: .texts(.title) + .images(.main)
        + .custom("image_size", "is_selected", "cuisine_filter_id", "friendly_name") + .click),
    plain(
      "filter.carousel-cuisine-generic", .carousel, since: v3,
      reads: .custom("filter_id", "supports_multi_select") + .children),
    plain(
      "row.item", .row, since: v3,
      reads: .texts(.title, .subtitle, .description, .accessory) + .images(.main) + .custom("badges") + .click),
    plain(
      "card.dish_item_square", .card, since: v4,
      reads: .texts(.title, .subtitle, .description) + .textCustom("eta_display_string") + .images(.main)
        + .custom("item_rating_text", "rating") + .click + .children),
    plain(
      "button.quantity_stepper", .button, since: v4,
      reads: .custom("item_id", "name", "price", "default_quantity", "has_required_options", "navigate_on_action")
        + .click),
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
