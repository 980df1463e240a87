import FacetModel
import JSON

/// A facet as its component sees it. A field that the component does not declare reads as absent, so that the
/// declaration and the drawing cannot differ.
public struct FacetReader {
  private let facet: Facet
  private let fields: ReadFields

  public init(_ facet: Facet, _ fields: ReadFields) {
    self.facet = facet
    self.fields = fields
  }

  /// The id of the facet, which every component may read.
  public var id: String? { facet.id }
  public var text: TextReader { TextReader(text: facet.text, fields: fields) }
  public var images: ImageReader { ImageReader(images: facet.images, fields: fields) }
  public var custom: CustomReader { CustomReader(custom: facet.custom, fields: fields) }
  public var style: StyleReader { StyleReader(style: facet.style, fields: fields) }
  public var click: Action? { fields.hasClick ? facet.events.click : nil }

  /// All texts of the parent facet, which need not be shown again.
  var parentWords: FacetWords? {
    guard fields.hasParentText, let parent = facet.parent else { return nil }
    return FacetWords(FacetReader(parent, .words))
  }

  func parentCustom(_ key: String) -> Value? {
    fields.has(parentCustom: key) ? facet.parent?.custom[key] : nil
  }

  /// The facet and its siblings, with the fields of the same component.
  var siblings: [FacetReader] {
    (facet.parent?.children).map { $0.map { FacetReader($0, fields) } } ?? [self]
  }

  func isUnderstood(by client: Capabilities) -> Bool {
    fields.hasClick && client.understandsClick(of: facet)
  }
}

extension Capabilities {
  /// Whether the component reads the action of a facet and the client understands it.
  public func understandsClick(of facet: FacetReader) -> Bool { facet.isUnderstood(by: self) }
}

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
