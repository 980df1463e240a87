/// The images of a facet by their role.
struct CodableImages: Decodable {
  let main: CodableImage?
  let icon: CodableImage?
  let background: CodableImage?
  let accessory: CodableImage?
  let custom: [String: CodableImage]?

  private enum CodingKeys: String, CodingKey {
    case main, icon, background, accessory, custom
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    main = container.lenient(.main)
    icon = container.lenient(.icon)
    background = container.lenient(.background)
    accessory = container.lenient(.accessory)
    custom = container.lenient(.custom)
  }
}
