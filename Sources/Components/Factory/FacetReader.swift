import FacetModel
import JSON

/// A facet as its component sees it: the fields that the component declares, and nothing else. So the declaration and
/// the drawing cannot differ: a field that is not declared reads as absent.
public struct FacetReader {
  private let facet: Facet
  private let fields: ReadFields

  public init(_ facet: Facet, _ fields: ReadFields) {
    self.facet = facet
    self.fields = fields
  }

  /// Every component may tell its facet from others.
  public var id: String? { facet.id }
  public var text: TextReader { TextReader(text: facet.text, fields: fields) }
  public var images: ImageReader { ImageReader(images: facet.images, fields: fields) }
  public var custom: CustomReader { CustomReader(custom: facet.custom, fields: fields) }
  public var style: StyleReader { StyleReader(style: facet.style, fields: fields) }
  public var click: Action? { fields.hasClick ? facet.events.click : nil }

  /// All texts of the facet around this one, so that they need not be said again.
  var parentWords: FacetWords? {
    guard fields.hasParentText, let parent = facet.parent else { return nil }
    return FacetWords(FacetReader(parent, .words))
  }

  func parentCustom(_ key: String) -> Value? {
    fields.has(parentCustom: key) ? facet.parent?.custom[key] : nil
  }

  /// The facet and those beside it, as the same component sees them.
  var siblings: [FacetReader] {
    (facet.parent?.children).map { $0.map { FacetReader($0, fields) } } ?? [self]
  }

  func isUnderstood(by client: Capabilities) -> Bool {
    fields.hasClick && client.understandsClick(of: facet)
  }
}

extension Capabilities {
  /// Whether a facet has a click that its component draws, and the client understands it.
  public func understandsClick(of facet: FacetReader) -> Bool { facet.isUnderstood(by: self) }
}
