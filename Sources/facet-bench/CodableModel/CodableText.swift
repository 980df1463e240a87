/// The texts of a facet and their attributes.
struct CodableText: Decodable {
  let title: String?
  let titleAttributes: CodableTextAttributes?
  let subtitle: String?
  let subtitleAttributes: CodableTextAttributes?
  let accessory: String?
  let accessoryAttributes: CodableTextAttributes?
  let description: String?
  let descriptionAttributes: CodableTextAttributes?
  let custom: [String: JSONAny]?

  private enum CodingKeys: String, CodingKey {
    case title, subtitle, accessory, description, custom
    case titleAttributes = "title_text_attributes"
    case subtitleAttributes = "subtitle_text_attributes"
    case accessoryAttributes = "accessory_text_attributes"
    case descriptionAttributes = "description_text_attributes"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    title = container.lenient(.title)
    titleAttributes = container.lenient(.titleAttributes)
    subtitle = container.lenient(.subtitle)
    subtitleAttributes = container.lenient(.subtitleAttributes)
    accessory = container.lenient(.accessory)
    accessoryAttributes = container.lenient(.accessoryAttributes)
    description = container.lenient(.description)
    descriptionAttributes = container.lenient(.descriptionAttributes)
    custom = container.lenient(.custom)
  }
}
