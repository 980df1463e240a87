/// The component that a facet names.
struct CodableComponent: Decodable {
  let id: String?
  let category: String?

  private enum CodingKeys: String, CodingKey {
    case id, category
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = container.lenient(.id)
    category = container.lenient(.category)
  }
}
