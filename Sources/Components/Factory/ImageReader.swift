import FacetModel

/// The declared pictures of a facet.
public struct ImageReader {
  private let images: FacetImages
  private let fields: ReadFields

  init(images: FacetImages, fields: ReadFields) {
    self.images = images
    self.fields = fields
  }

  public var main: FacetImage? { fields.has(ReadField.Image.main) ? images.main : nil }
  public var icon: FacetImage? { fields.has(ReadField.Image.icon) ? images.icon : nil }
  public var background: FacetImage? { fields.has(ReadField.Image.background) ? images.background : nil }
  public var accessory: FacetImage? { fields.has(ReadField.Image.accessory) ? images.accessory : nil }

  public func custom(_ key: String) -> FacetImage? {
    fields.has(imageCustom: key) ? images.custom.first { $0.key == key }?.image : nil
  }
}
