/// An image: an address, or the name of an image inside the client.
struct CodableImage: Decodable {
  let uri: String?
  let local: String?
  let placeholder: String?
  let style: String?

  private enum CodingKeys: String, CodingKey {
    case uri, local, placeholder, style
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    uri = container.lenient(.uri)
    local = container.lenient(.local)
    placeholder = container.lenient(.placeholder)
    style = container.lenient(.style)
  }
}
