/// A section of a feed, with its own header and footer.
struct CodableSection: Decodable {
  let id: String?
  let header: [CodableFacet]
  let body: [CodableFacet]
  let footer: [CodableFacet]
  let layout: CodableLayout?

  private enum CodingKeys: String, CodingKey {
    case id, header, body, footer, layout
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = container.lenient(.id)
    header = container.lenientList(.header)
    body = container.lenientList(.body)
    footer = container.lenientList(.footer)
    layout = container.lenient(.layout)
  }
}
