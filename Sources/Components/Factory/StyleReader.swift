import FacetModel

/// The declared members of a facet's style. The page draws the background, border and padding around every component.
public struct StyleReader {
  private let style: FacetStyle
  private let fields: ReadFields

  init(style: FacetStyle, fields: ReadFields) {
    self.style = style
    self.fields = fields
  }

  public var sizeClass: String? { fields.has(.sizeClass) ? style.sizeClass : nil }
  public var dlsType: String? { fields.has(.dlsType) ? style.dlsType : nil }
}
