import FacetModel

/// The declared texts of `text.custom`.
public struct CustomTextReader {
  private let custom: CustomText
  private let fields: ReadFields

  init(custom: CustomText, fields: ReadFields) {
    self.custom = custom
    self.fields = fields
  }

  public subscript(key: String) -> String? {
    custom[key].flatMap { fields.has(textCustom: key) ? $0 : nil }
  }
}
