extension [String] {
  /// As `joined` does, which is made for no kind of sequence in particular and asks at run time what it has before it.
  /// The first style of a page would pay for that at every start.
  func joined(by separator: String) -> String {
    reduce(into: "") { joined, word in
      if !joined.isEmpty { joined += separator }
      joined += word
    }
  }
}
