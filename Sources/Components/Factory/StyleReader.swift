import FacetModel

/// The declared words of a facet's style. The ground, border and distances are drawn around every component by the page.
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
