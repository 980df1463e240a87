/// Choosing one of the responses of an archive.
extension HARArchive {
  /// The names by which users choose a response: its title, with `#2` and so on where several have one title.
  public var names: [String] {
    var counts: [String: Int] = [:]
    return exchanges.map { exchange in
      let count = counts[exchange.title, default: 0] + 1
      counts[exchange.title] = count
      return count == 1 ? exchange.title : "\(exchange.title)#\(count)"
    }
  }

  /// Returns the response of a name. Without one it is the first response with a feed of that name, which is then the
  /// operation to choose in it.
  public func choice(of name: String) -> (number: Int, operation: String?)? {
    if let number = names.firstIndex(of: name) { return (number, nil) }
    return exchanges.firstIndex { $0.feeds.contains(name) }.map { ($0, name) }
  }
}
