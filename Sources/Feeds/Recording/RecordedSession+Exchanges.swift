extension RecordedSession {
  /// The base address for responses from files. This host can never exist (RFC 2606).
  private static let nowhere = "https://session.invalid/"

  /// The exchanges in the order of their answers. The welcome or loading page before the first page is not an exchange.
  var exchanges: [RecordedExchange] {
    let asked = entries.lazy.compactMap { entry -> RecordedLoad? in
      if case .load(let load) = entry.content, load.request == .home { load } else { nil }
    }
    let greets = header.awaitsFirstPage || header.welcomes
    let home = URIReference(
      header.url ?? asked.first?.address ?? URIReference(Self.nowhere).resolving(URIReference(header.first.title)).text)
    var addresses = greets ? [:] : [header.first.number: home]
    var exchanges: [RecordedExchange] = []
    if !greets {
      exchanges.append(
        RecordedExchange(
          request: nil, from: 0, address: home, headers: [], posted: header.posted, sent: 0, answered: 0,
          page: header.first))
    }
    var open: [Int: (load: RecordedLoad, time: Int)] = [:]
    let errors = Dictionary(entries.lazy.compactMap(Self.serverError)) { first, _ in first }
    for entry in entries {
      switch entry.content {
      case .load(let load): open[load.id] = (load, entry.time)
      case .event(let name, let page):
        guard let id = Self.answeredLoad(name), let (load, time) = open.removeValue(forKey: id) else { break }
        let place = addresses[load.page] ?? home
        let address =
          load.address.map { URIReference($0) } ?? load.request.address(on: place)
          ?? (load.request == .home ? home : place)
        if let page, addresses[page.number] == nil { addresses[page.number] = address }
        exchanges.append(
          RecordedExchange(
            request: load.request, from: load.page, address: address, headers: load.headers, posted: load.posted,
            sent: time, answered: entry.time, page: page, errorStatus: page == nil ? errors[id] : nil))
      case .frame, .said: break
      }
    }
    // The user never left the welcome or loading page, so that is the only exchange.
    if greets, !exchanges.contains(where: { $0.page != nil }) {
      exchanges.append(
        RecordedExchange(
          request: nil, from: 0, address: home, headers: [], posted: header.posted, sent: 0, answered: 0,
          page: header.first))
    }
    return exchanges
  }

  /// Returns the id and the status of a request that the server answered with an error: 2 and 500 for
  /// `Request:"2\nfailed\npage\nserver\n500\n…"`.
  private static func serverError(_ entry: SessionEntry) -> (Int, Int)? {
    let beginning = "Request:\""
    guard case .event(let event, _) = entry.content, event.hasPrefix(beginning) else { return nil }
    // Line breaks are written as a backslash and an n. The values up to the status hold no other backslash.
    let values = event.utf8.dropFirst(beginning.utf8.count)
      .split(separator: UInt8(ascii: "\\"), maxSplits: 5, omittingEmptySubsequences: false).map { Substring($0) }
    guard values.count > 4, values[1] == "nfailed", values[3] == "nserver", let id = Int(values[0]),
      let status = Int(values[4].dropFirst()), (300..<600).contains(status)
    else { return nil }
    return (id, status)
  }

  /// Returns the id of the load that an event answers: 3 for `Loaded:3` and `NotLoaded:3,"…"`.
  public static func answeredLoad(_ event: String) -> Int? {
    guard event.hasPrefix("Loaded:") || event.hasPrefix("NotLoaded:") || event.hasPrefix("NotSaved:"),
      let colon = event.utf8.firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    return Int(Substring(event.utf8[colon...].dropFirst().prefix { (0x30...0x39).contains($0) }))
  }
}
