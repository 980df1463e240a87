extension PageNode {
  /// The JSON of a mobile backend. With `isSpaced`, the same JSON with other white space and order of members.
  public func json(isSpaced: Bool = false) -> String {
    switch kind {
    case .page: object([list("header"), #""body":\#(array("sections", isSpaced))"#, list("footer")], isSpaced)
    case .section: object(members(isSpaced) + ["header", "body", "footer"].map { list($0) }, isSpaced)
    case .facet: object(members(isSpaced) + [list("children")], isSpaced)
    }
  }

  private func list(_ name: String, _ isSpaced: Bool = false) -> String {
    "\"\(name)\":\(array(name, isSpaced))"
  }

  private func array(_ list: String, _ isSpaced: Bool) -> String {
    "[\(self[list].map { $0.json(isSpaced: isSpaced) }.joined(separator: ","))]"
  }

  private func object(_ members: [String], _ isSpaced: Bool) -> String {
    "{\(members.joined(separator: isSpaced ? " ,\n" : ","))}"
  }

  /// The members of the node; `text.custom.eta` becomes a member of `custom` in `text`.
  private func members(_ isSpaced: Bool) -> [String] {
    let id = id.map { [#""id":"\#($0)""#] } ?? []
    let parts = content.sorted { $0.key < $1.key }.map {
      (path: $0.key.split(separator: ".").map(String.init)[...], $0.value)
    }
    return id + Self.nested(parts, isSpaced)
  }

  private static func nested(_ parts: [(path: ArraySlice<String>, json: String)], _ isSpaced: Bool) -> [String] {
    let groups = Dictionary(grouping: parts) { $0.path.first ?? "" }
    let names = groups.keys.sorted()
    return (isSpaced ? names.reversed() : names).map { name in
      let inside = groups[name] ?? []
      if inside.count == 1, inside[0].path.count == 1 {
        return "\"\(name)\":\(isSpaced ? " " : "")\(inside[0].json)"
      }
      let members = nested(inside.map { ($0.path.dropFirst(), $0.json) }, isSpaced)
      return "\"\(name)\":{\(members.joined(separator: ","))}"
    }
  }
}
