/// Any JSON value, for the parts of a feed without a fixed form.
///
/// `Codable` cannot ask for the type of the next value, so the types are tried in the order of their frequency in
/// feeds.
enum JSONAny: Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONAny])
  case object([String: JSONAny])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let array = try? container.decode([JSONAny].self) {
      self = .array(array)
    } else if container.decodeNil() {
      self = .null
    } else {
      self = .object(try container.decode([String: JSONAny].self))
    }
  }

  subscript(key: String) -> JSONAny? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  var string: String? {
    if case .string(let string) = self { string } else { nil }
  }
}
