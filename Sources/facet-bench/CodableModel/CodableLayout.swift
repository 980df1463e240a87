/// The layout of a facet or a section.
struct CodableLayout: Decodable {
  let omitFooter: Bool?
  let ignoreSafeSpaces: [String]

  private enum CodingKeys: String, CodingKey {
    case omitFooter = "omit_footer"
    case ignoreSafeSpaces = "ignore_safe_spaces"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    omitFooter = container.lenient(.omitFooter)
    ignoreSafeSpaces = container.lenientList(.ignoreSafeSpaces)
  }
}
