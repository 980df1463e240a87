/// A whole response in the mobile dialect.
struct CodableFeed: Decodable {
  let header: [CodableFacet]
  let body: [CodableSection]
  let footer: [CodableFacet]
  let page: CodablePage?
  let style: CodableStyle?
  let custom: JSONAny?
  let logging: JSONAny?

  private enum CodingKeys: String, CodingKey {
    case header, body, footer, page, style, custom, logging
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    header = container.lenientList(.header)
    body = container.lenientList(.body)
    footer = container.lenientList(.footer)
    page = container.lenient(.page)
    style = container.lenient(.style)
    custom = container.lenient(.custom)
    logging = container.lenient(.logging)
  }
}
