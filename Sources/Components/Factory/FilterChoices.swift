/// What a person has chosen in the filters of a page: for each filter the values that its query will have.
public struct FilterChoices: Hashable, Sendable {
  private var values: [String: [String]]

  public init(_ values: [String: [String]] = [:]) {
    self.values = values
  }

  /// `nil` for a filter that nobody has touched: what its backend says counts.
  public subscript(filterID: String) -> [String]? {
    get { values[filterID] }
    set { values[filterID] = newValue }
  }
}
