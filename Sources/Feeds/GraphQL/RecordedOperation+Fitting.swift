import Text

/// Rates how well an operation matches a request. The result is `nil` if it asks for something else.
extension RecordedOperation {
  static let cursorNames = ["cursor", "offset", "after", "nextcursor", "pagecursor"]

  /// Whether the operation asks for a page after the first.
  var isFurther: Bool { variables.hold(anyUnder: Self.cursorNames) }

  func fit(page cursor: String) -> Int? {
    guard variables.holds(cursor) else { return nil }
    return variables.holds(cursor, under: Self.cursorNames) ? 2 : 1
  }

  /// Rates a match for sections. Best is a list of exactly these sections, then their names anywhere in the variables.
  /// A filtered page without sections may hold them too.
  func fit(_ sections: Set<String>, filterQuery: String) -> Int? {
    guard hasFilters(filterQuery) else { return nil }
    if variables.holds(list: sections) || variables.holds(sections.sorted().joined(separator: ","), under: ["sections"])
    {
      return 3
    }
    if !sections.isEmpty, sections.allSatisfy({ variables.holds($0) }) { return 2 }
    return !filterQuery.isEmpty && !variables.hold(anyUnder: ["sections"]) ? 1 : nil
  }

  private func hasFilters(_ query: String) -> Bool {
    guard !query.isEmpty else { return !variables.hold(anyUnder: ["filterquery"]) }
    return variables.holds(query) || variables.holds(RecordedRequest.unescaped(query[...]))
      || RecordedRequest.items(of: "?" + query).allSatisfy {
        variables.holds($0.value, under: [PlainName.of($0.name)])
      }
  }

  /// Rates a match for a link: by the ids of an item and its store, by the id of a store, or by a cursor.
  func fit(_ link: LinkSubject) -> Int? {
    switch link {
    case .item(let item, let store):
      let isOther = variables.hold(anyUnder: ["storeid"]) && !holds(store, under: ["storeid"])
      guard !isOther else { return nil }
      return holds(item, under: ["itemid"]) ? 2 : holds(item, under: ["id"]) ? 1 : nil
    case .store(let store):
      // The operation for an item names its store too.
      let isItem = variables.hold(anyUnder: ["itemid"])
      return holds(store, under: ["storeid"]) ? (isItem ? 2 : 4) : holds(store, under: ["id"]) ? (isItem ? 1 : 3) : nil
    case .page(let cursor, let vertical):
      let isVertical = vertical.map { holds($0, under: ["verticalid"]) } ?? false
      if let cursor, holds(cursor, under: Self.cursorNames) { return isVertical ? 5 : 4 }
      if let cursor, holds(cursor) { return isVertical ? 3 : 2 }
      return isVertical ? 1 : nil
    }
  }

  /// Whether a value is under one of the names. Links may be escaped where variables are not.
  private func holds(_ value: String, under names: [String]) -> Bool {
    variables.holds(value, under: names) || variables.holds(RecordedRequest.unescaped(value[...]), under: names)
  }

  private func holds(_ value: String) -> Bool {
    variables.holds(value) || variables.holds(RecordedRequest.unescaped(value[...]))
  }
}
