/// A facet with all its members on the wire.
struct CodableFacet: Decodable {
  let id: String?
  let component: CodableComponent?
  let text: CodableText?
  let images: CodableImages?
  let events: CodableEvents?
  let style: CodableStyle?
  let layout: CodableLayout?
  let custom: JSONAny?
  let logging: JSONAny?
  let children: [CodableFacet]

  private enum CodingKeys: String, CodingKey {
    case id, component, text, images, events, style, layout, custom, logging, children
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = container.lenient(.id)
    component = container.lenient(.component)
    text = container.lenient(.text)
    images = container.lenient(.images)
    events = container.lenient(.events)
    style = container.lenient(.style)
    layout = container.lenient(.layout)
    custom = container.lenient(.custom)
    logging = container.lenient(.logging)
    children = container.lenientList(.children)
  }
}
