/// All components of the shared library.
public enum ComponentLibrary {
  public static let descriptors: [ComponentDescriptor] = headers + containers + filters + cards + rows + others

  private static let headers: [ComponentDescriptor] = [
    PageHeader.descriptor, SectionHeader.descriptor, LandingHeader.descriptor, StoreHeader.descriptor,
    AddressPicker.descriptor,
  ]

  private static let containers: [ComponentDescriptor] = [
    StandardCarousel.descriptor, UniversalCarousel.descriptor, TileCarousel.descriptor, VerticalsCarousel.descriptor,
    CuisineCarousel.descriptor, FilterCarousel.descriptor, StandardList.descriptor, StandardGrid.descriptor,
    VerticalGrid.descriptor, DoubleDashReminder.descriptor,
  ]

  private static let filters: [ComponentDescriptor] = [
    BinaryFilter.descriptor, RangeFilter.descriptor, CollectionFilter.descriptor,
  ]

  private static let cards: [ComponentDescriptor] = [
    StoreCard.descriptor, DishCard.descriptor, RetailItemCard.descriptor, TileCard.descriptor, PromoCard.descriptor,
    ActionCard.descriptor, AnimationToggle.descriptor,
  ]

  private static let rows: [ComponentDescriptor] = [
    StoreRow.descriptor, CompactStoreRow.descriptor, SavedStoreRow.descriptor, ItemRow.descriptor,
    AutocompleteRow.descriptor, BannerRow.descriptor, HeroRow.descriptor, InfoRow.descriptor,
    TextRow.descriptor, ActionRow.descriptor, DescriptionCell.descriptor,
  ]

  private static let others: [ComponentDescriptor] = [
    StandardButton.descriptor, QuantityStepper.descriptor, StandardImage.descriptor, StandardDivider.descriptor,
  ]
}
