extension ComponentLibrary {
  /// The components that replace unknown ones of their category, if the user asks for that.
  public static var plainByCategory: [ComponentCategory: ComponentDescriptor] {
    Dictionary(uniqueKeysWithValues: ComponentCategory.allCases.map { ($0, plain(of: $0)) })
  }

  /// Returns the plainest component of a category.
  private static func plain(of category: ComponentCategory) -> ComponentDescriptor {
    switch category {
    case .header, .headerInteractive: SectionHeader.descriptor
    case .carousel: StandardCarousel.descriptor
    case .list, .container: StandardList.descriptor
    case .grid: StandardGrid.descriptor
    case .card: TileCard.descriptor
    case .row: TextRow.descriptor
    case .button: StandardButton.descriptor
    case .filter: BinaryFilter.descriptor
    case .image: StandardImage.descriptor
    case .divider: StandardDivider.descriptor
    case .retailItemCard: RetailItemCard.descriptor
    }
  }
}
