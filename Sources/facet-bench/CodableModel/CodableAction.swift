/// An action with its data.
struct CodableAction: Decodable {
  let name: String?
  let data: JSONAny?

  private enum CodingKeys: String, CodingKey {
    case name, data
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = container.lenient(.name)
    data = container.lenient(.data)
  }
}
