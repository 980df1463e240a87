/// The style of a facet, most of which is unspecified.
struct CodableStyle: Decodable {
  let backgroundColor: String?
  let sizeClass: String?
  let dlsType: String?
  let spacing: JSONAny?
  let isNotSticky: Bool?

  private enum CodingKeys: String, CodingKey {
    case spacing
    case backgroundColor = "background_color"
    case sizeClass = "size_class"
    case dlsType = "dls_type"
    case isNotSticky = "is_not_sticky"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    backgroundColor = container.lenient(.backgroundColor)
    sizeClass = container.lenient(.sizeClass)
    dlsType = container.lenient(.dlsType)
    spacing = container.lenient(.spacing)
    isNotSticky = container.lenient(.isNotSticky)
  }
}
