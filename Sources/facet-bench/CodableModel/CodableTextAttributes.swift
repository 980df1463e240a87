/// The style and the colour of a text, as tokens.
struct CodableTextAttributes: Decodable {
  let textStyle: String?
  let textColor: String?

  private enum CodingKeys: String, CodingKey {
    case textStyle = "text_style"
    case textColor = "text_color"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    textStyle = container.lenient(.textStyle)
    textColor = container.lenient(.textColor)
  }
}
