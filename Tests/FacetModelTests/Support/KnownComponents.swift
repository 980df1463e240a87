import FacetModel

extension Capabilities {
  /// The table of versions, written by hand, so that the tests do not depend on the library's descriptors.
  static let all = Capabilities(
    [
      known(
        SemanticVersion(1, 0, 0), "header.page", "header.landing", "card.tile", "carousel.tiles", "row.text",
        "image.standard", "button.standard", "divider.standard"),
      known(
        SemanticVersion(2, 0, 0), "carousel.standard", "row.store", "row.info", "list.standard", "grid.standard",
        "header.section", "address-picker", "carousel.filters", "filter.binary", "filter.range", "filter.collection"),
      known(
        SemanticVersion(3, 0, 1), "card.store", "card.action", "row.banner", "row.hero", "carousel.verticals",
        "card.animation_toggle", "filter.carousel-cuisine-generic", "row.item", "header.store"),
      known(
        SemanticVersion(4, 0, 0), "card.dish_item_square", "button.quantity_stepper", "container.doubledash_reminder",
        "cx.nv.common.retail_item.card", "card.promo"),
      known(SemanticVersion(6, 0, 0), "row.autocomplete", "row.saved_store"),
      known(
        SemanticVersion(6, 1, 0), "row.store-compact", "row.action", "grid.vertical", "row.simple-description-cell",
        "carousel.universal"),
    ].flatMap(\.self))

  /// Carousels, lists, grids and containers; the id of `filter.carousel-cuisine-generic` does not show its category.
  static let containers: Set<String> = [
    "carousel.tiles", "carousel.standard", "list.standard", "grid.standard", "carousel.filters", "carousel.verticals",
    "filter.carousel-cuisine-generic", "container.doubledash_reminder", "grid.vertical", "carousel.universal",
  ]

  private static func known(_ since: SemanticVersion, _ ids: String...) -> [ComponentCapability] {
    ids.map { id in
      let isContainer = containers.contains(id)
      return ComponentCapability(
        id: id, category: isContainer ? "carousel" : "", since: since, isContainer: isContainer)
    }
  }
}
