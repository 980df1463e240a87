/// The action that loads the next page of a feed.
struct CodablePage: Decodable {
  let next: CodableAction?
  let onLoad: [CodableAction]

  private enum CodingKeys: String, CodingKey {
    case next
    case onLoad = "on_load"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    next = container.lenient(.next)
    onLoad = container.lenientList(.onLoad)
  }
}
