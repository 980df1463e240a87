import FacetModel
import JSON
import Text

extension FeedRequest {
  var json: [(key: String, value: WrittenJSON)] {
    switch self {
    case .open(let uri): [("open", .string(uri))]
    case .home: [("home", .bool(true))]
    case .again: [("again", .bool(true))]
    case .operation(let name): [("operation", .string(name))]
    case .find(let words): [("find", .string(words))]
    case .next(let cursor): [("next", .string(cursor))]
    case .sections(let sections, let filterQuery):
      [("sections", .strings(sections))] + (filterQuery.isEmpty ? [] : [("filterQuery", .string(filterQuery))])
    }
  }

  init?(_ value: Value) {
    if let uri = value["open"]?.string {
      self = .open(uri: uri)
    } else if let cursor = value["next"]?.string {
      self = .next(cursor: cursor)
    } else if let sections = value["sections"], sections.kind == .array {
      self = .sections(sections.elements.compactMap(\.string), filterQuery: value["filterQuery"]?.string ?? "")
    } else if let name = value["operation"]?.string {
      self = .operation(name)
    } else if let words = value["find"]?.string {
      self = .find(words)
    } else if value["home"]?.bool == true {
      self = .home
    } else if value["again"]?.bool == true {
      self = .again
    } else {
      return nil
    }
  }
}
