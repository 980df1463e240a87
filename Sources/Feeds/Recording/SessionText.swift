import JSON
import Text

/// Writes the lines of a session, and remembers which bodies are already written.
struct SessionText {
  private var bodies: [ByteBuffer] = []
  /// The number of bodies that are remembered. Several loads may share a response, mostly one of the last.
  private static let remembered = 64

  private var firstRemembered = 0

  /// Returns the number of a body, and whether it is new.
  private mutating func number(of body: ByteBuffer) -> (number: Int, isNew: Bool) {
    if let index = bodies.lastIndex(where: { $0 === body || $0.hasSameBytes(as: body) }) {
      return (firstRemembered + index, false)
    }
    bodies.append(body)
    if bodies.count > Self.remembered {
      bodies.removeFirst()
      firstRemembered += 1
    }
    return (firstRemembered + bodies.count - 1, true)
  }

  /// Returns the first line. `earlier` is the body of the response that the first page is compared with.
  mutating func line(_ header: SessionHeader, body: ByteBuffer, earlier: ByteBuffer? = nil) -> [UInt8] {
    var members: [(key: String, value: WrittenJSON)] = [
      ("facetSession", .number(SessionHeader.version)), ("program", .string(header.program)),
    ]
    if let started = header.started { members.append(("started", .string(started))) }
    members += [
      ("size", .string(header.size)), ("brand", .string(header.brand)), ("brands", .strings(header.brands)),
      ("scheme", .string(header.scheme)), ("color", .string(header.color)),
      ("facetsVersion", .string(header.facetsVersion)),
      // The app uses no random numbers. If it ever does, this is their seed.
      ("seed", .number(0)),
    ]
    let flags = [
      ("suitsTerminal", header.suitsTerminal), ("ascii", header.usesASCII), ("reducedMotion", header.reducesMotion),
      ("welcomes", header.welcomes), ("linear", header.isLinear), ("awaitsFirstPage", header.awaitsFirstPage),
      ("asksServer", header.asksServer), ("findsSeen", header.findsSeen),
    ]
    members += flags.filter(\.1).map { (key: $0.0, value: .bool(true)) }
    if let contrast = header.contrast { members.append(("contrast", .string(contrast))) }
    if let fallback = header.fallback { members.append(("fallback", .string(fallback))) }
    if !header.hosts.isEmpty { members.append(("hosts", .strings(header.hosts))) }
    if let language = header.language { members.append(("language", .string(language))) }
    if let address = header.address { members.append(("address", .string(address))) }
    if let url = header.url { members.append(("url", .string(url))) }
    if let posted = header.posted { members.append(("posted", .string(posted))) }
    if let place = header.place { members.append(("place", .string(place))) }
    if let message = header.message { members.append(("message", .string(message))) }
    if let keys = header.keys {
      members.append(("keys", .object(keys.map { (key: $0.command, value: .strings($0.keys)) })))
    }
    if let pictures = header.pictures { members.append(("pictures", Self.json(pictures))) }
    if let brand = header.brandFiles { members.append(("brandFiles", Self.json(brand))) }
    members.append(("page", json(header.first, body)))
    if let comparison = header.comparison { members.append(("compare", json(comparison, earlier: earlier))) }
    return Self.line(members)
  }

  mutating func line(_ entry: SessionEntry, body: ByteBuffer? = nil) -> [UInt8] {
    var members: [(key: String, value: WrittenJSON)] = [("at", .number(entry.time))]
    switch entry.content {
    case .event(let name, let page):
      members.append(("event", .string(name)))
      if let page, let body { members.append(("page", json(page, body))) }
    case .load(let load): members.append(("load", Self.json(load)))
    case .frame(let frame): members.append(("frame", Self.json(frame)))
    case .said(let lines): members.append(("said", .strings(lines)))
    }
    return Self.line(members)
  }

  mutating func json(_ page: RecordedPage, _ body: ByteBuffer) -> WrittenJSON {
    let (number, isNew) = number(of: body)
    var members: [(key: String, value: WrittenJSON)] = [
      ("number", .number(page.number)), ("title", .string(page.title)),
    ]
    if !isNew {
      members.append(("same", .number(number)))
    } else if let text = body.text {
      members.append(("body", .string(text)))
    } else {
      members.append(("base64", .string(body.withUnsafeBytes(in: 0..<body.count) { Base64.encode($0) })))
    }
    return .object(members)
  }

  private static func json(_ load: RecordedLoad) -> WrittenJSON {
    var members: [(key: String, value: WrittenJSON)] = [("id", .number(load.id)), ("from", .number(load.page))]
    members += load.request.json
    if let address = load.address { members.append(("url", .string(address))) }
    if !load.headers.isEmpty {
      members.append(("headers", .array(load.headers.map { .strings([$0.name, $0.value]) })))
    }
    if let posted = load.posted { members.append(("posted", .string(posted))) }
    return .object(members)
  }

  private static func json(_ frame: RecordedFrame) -> WrittenJSON {
    var members: [(key: String, value: WrittenJSON)] = []
    if let size = frame.size { members.append(("size", .string(size))) }
    if !frame.looks.isEmpty { members.append(("looks", .strings(frame.looks))) }
    if !frame.rows.isEmpty {
      members.append(
        (
          "rows",
          .array(
            frame.rows.map { row in
              let runs = row.content.runs.flatMap { [WrittenJSON.number($0.columns), .number($0.look)] }
              return .array([.number(row.number), .string(row.content.text), .array(runs)])
            })
        ))
    }
    return .object(members)
  }

  private static func line(_ members: [(key: String, value: WrittenJSON)]) -> [UInt8] {
    var bytes = WrittenJSON.object(members).bytes
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }
}
