/// The user's choices in the filters of a page: for each filter the values for its query.
public struct FilterChoices: Hashable, Sendable {
  private var values: [String: [String]]

  public init(_ values: [String: [String]] = [:]) {
    self.values = values
  }

  /// The values of a filter; `nil` for a filter that the user has not changed, so that the backend's selection counts.
  public subscript(filterID: String) -> [String]? {
    get { values[filterID] }
    set { values[filterID] = newValue }
  }

  /// The number of filters that are on.
  public var count: Int { values.count { !$0.value.isEmpty } }

  /// Gives a filter its values, and clears the other filters of its radio group.
  public mutating func choose(_ chosen: [String], in filter: Filter, among all: [Filter]) {
    values[filter.id] = chosen
    guard let group = filter.group, !chosen.isEmpty else { return }
    for other in all where other.group == group && other.id != filter.id { values[other.id] = [] }
  }

  /// Switches a filter on with its start values, or off.
  public mutating func toggle(_ filter: Filter, among all: [Filter]) {
    let chosen = values[filter.id] ?? filter.chosenAtFirst
    choose(chosen.isEmpty ? filter.startValues : [], in: filter, among: all)
  }

  public mutating func toggle(_ cuisine: CuisineChoice) {
    var chosen = values[cuisine.filter] ?? cuisine.chosenAtFirst
    if let place = chosen.firstIndex(of: cuisine.value) {
      chosen.remove(at: place)
    } else {
      chosen = (cuisine.allowsMany ? chosen : []) + [cuisine.value]
    }
    values[cuisine.filter] = chosen
  }

  /// Clears all filters, including the values that the backend has selected.
  public mutating func clear() {
    for filter in values.keys { values[filter] = [] }
  }

  /// Returns the choices as a query: `dashpass_eligible=true&price_range=1,2`, in the order of the page.
  public func query(in order: [String]) -> String {
    var seen: Set<String> = []
    // The same filter may be on a page more than once.
    let known = order.filter { values[$0] != nil && seen.insert($0).inserted }
    let others = values.keys.filter { !order.contains($0) }.sorted()
    return (known + others).compactMap { filter in
      guard let chosen = values[filter], !chosen.isEmpty else { return nil }
      return Self.escaped(filter) + "=" + chosen.map(Self.escaped).joined(separator: ",")
    }.joined(separator: "&")
  }

  /// Returns a text with percent encoding for all bytes but unreserved ones (RFC 3986).
  private static func escaped(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      let scalar = Unicode.Scalar(byte)
      if scalar.isASCII,
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil || "-._~".utf8.contains(byte)
      {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return result
  }
}
