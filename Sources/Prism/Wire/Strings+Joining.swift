extension [String] {
  /// Joins the strings as `joined` does. The generic `joined` looks up types at run time, which the first style of a
  /// page would pay for at every start.
  func joined(by separator: String) -> String {
    reduce(into: "") { joined, word in
      if !joined.isEmpty { joined += separator }
      joined += word
    }
  }
}
