import Foundation

/// A record of `facet lint --stream` or `facet diff --stream`, as any reader of JSON sees it.
struct StreamRecord: Decodable, Equatable {
  struct Code: Decodable, Equatable {
    let code, severity: String
    let count: Int
    let places: [Place]
  }

  struct Place: Decodable, Equatable {
    let line, column: Int
    let pointer: String
  }

  struct Version: Decodable, Equatable {
    let version: String
    let shown, left_out: Int
  }

  struct Use: Decodable, Equatable {
    let id: String
    let count, shown: Int
  }

  let line: Int
  let key: String?
  let status: String
  let message: String?
  let bytes: Int
  var dialect: String?
  var shown, left_out, errors, warnings, notes: Int?
  var codes: [Code]?
  var versions: [Version]?
  var components: [Use]?
  var inserted, deleted, moved, updated: Int?

  static func all(in output: String) throws -> [StreamRecord] {
    try output.split(separator: "\n").map { try JSONDecoder().decode(StreamRecord.self, from: Data($0.utf8)) }
  }
}
