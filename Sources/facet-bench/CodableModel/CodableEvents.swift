/// The events of a facet.
struct CodableEvents: Decodable {
  let click: CodableAction?

  private enum CodingKeys: String, CodingKey {
    case click
  }

  init(from decoder: any Decoder) throws {
    click = try decoder.container(keyedBy: CodingKeys.self).lenient(.click)
  }
}
