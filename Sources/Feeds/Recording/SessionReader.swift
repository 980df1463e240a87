import FacetModel
import JSON
import Text
import Wording

/// Reads the entries of a recorded session from JSON. All values are checked, because the file may be hostile.
struct SessionReader {
  private(set) var bodies: [ByteBuffer] = []
  private var lookCount = 0

  struct Fault: Error {
    let offset: Int
    let message: Message
  }

  /// The allowed numbers of pages and times.
  private static let numbers = 0...1 << 40
  /// The allowed rows and columns of a frame.
  private static let sides = 0...10_000

  mutating func header(_ value: Value) throws(Fault) -> SessionHeader {
    guard let version = value["facetSession"] else {
      throw fault(value, Message { $0.sessionNeedsVersion(SessionHeader.version) })
    }
    guard version.int == SessionHeader.version else {
      throw fault(version, Message { $0.otherSessionVersion(SessionHeader.version) })
    }
    guard let page = value["page"] else { throw fault(value, Message { $0.sessionNeedsPage }) }
    var header = SessionHeader(first: try self.page(page))
    header.brandFiles = try value["brandFiles"].map { value throws(Fault) in try brand(value) }
    if let compare = value["compare"] { header.comparison = try comparison(compare) }
    header.program = value["program"]?.string ?? ""
    header.started = value["started"]?.string
    header.size = try text(value, "size")
    header.brand = try text(value, "brand")
    header.brands = strings(value["brands"])
    header.scheme = try text(value, "scheme")
    header.contrast = value["contrast"]?.string
    header.color = try text(value, "color")
    header.facetsVersion = try text(value, "facetsVersion")
    header.suitsTerminal = value["suitsTerminal"]?.bool ?? false
    header.usesASCII = value["ascii"]?.bool ?? false
    header.language = value["language"]?.string
    header.reducesMotion = value["reducedMotion"]?.bool ?? false
    header.welcomes = value["welcomes"]?.bool ?? false
    header.isLinear = value["linear"]?.bool ?? false
    header.awaitsFirstPage = value["awaitsFirstPage"]?.bool ?? false
    header.asksServer = value["asksServer"]?.bool ?? false
    header.fallback = value["fallback"]?.string
    header.findsSeen = value["findsSeen"]?.bool ?? false
    header.hosts = strings(value["hosts"])
    header.address = value["address"]?.string
    header.url = value["url"]?.string
    header.posted = value["posted"]?.string
    header.message = value["message"]?.string
    header.place = value["place"]?.string
    header.pictures = value["pictures"].map { pictures($0) }
    header.keys = value["keys"].map { keys in
      keys.members.map { name, value in
        SessionHeader.Binding(command: value.document.interner.string(name), keys: strings(value))
      }
    }
    return header
  }

  /// Returns an entry, or `nil` for one that a later version has added.
  mutating func entry(_ value: Value) throws(Fault) -> SessionEntry? {
    guard let time = value["at"]?.int, Self.numbers.contains(time) else {
      throw fault(value["at"] ?? value, Message { $0.lineNeedsTime })
    }
    if let event = value["event"] {
      guard let name = event.string else { throw fault(event, Message { $0.eventIsText }) }
      var page: RecordedPage?
      if let value = value["page"] { page = try self.page(value) }
      return SessionEntry(time: time, .event(name, page))
    }
    if let load = value["load"] { return SessionEntry(time: time, .load(try self.load(load))) }
    if let frame = value["frame"] { return SessionEntry(time: time, .frame(try self.frame(frame))) }
    return value["said"].map { SessionEntry(time: time, .said(strings($0))) }
  }

  mutating func page(_ value: Value) throws(Fault) -> RecordedPage {
    guard let number = value["number"]?.int, Self.numbers.contains(number) else {
      throw fault(value, Message { $0.pageNeedsNumber })
    }
    let body: Int
    if let same = value["same"] {
      guard let place = same.int, bodies.indices.contains(place) else {
        throw fault(same, Message { $0.tooFewBodies(bodies.count) })
      }
      body = place
    } else {
      bodies.append(try bytes(value))
      body = bodies.count - 1
    }
    return RecordedPage(number: number, title: value["title"]?.displayString ?? "", body: body)
  }

  private func bytes(_ value: Value) throws(Fault) -> ByteBuffer {
    if let body = value["body"]?.withUTF8({ ByteBuffer($0) }) { return body }
    guard let letters = value["base64"] else { throw fault(value, Message { $0.pageNeedsBody }) }
    guard let bytes = letters.string.flatMap(Base64.decode) else { throw fault(letters, Message { $0.noBase64 }) }
    return ByteBuffer(bytes)
  }

  private func load(_ value: Value) throws(Fault) -> RecordedLoad {
    guard let id = value["id"]?.int, Self.numbers.contains(id), let page = value["from"]?.int,
      Self.numbers.contains(page), let request = FeedRequest(value)
    else { throw fault(value, Message { $0.loadNeedsParts }) }
    let headers = value["headers"]?.elements.compactMap { header -> HTTPHeader? in
      let parts = header.elements.compactMap(\.string)
      return parts.count == 2 ? HTTPHeader(parts[0], parts[1]) : nil
    }
    return RecordedLoad(
      id: id, page: page, request: request, address: value["url"]?.string, headers: headers ?? [],
      posted: value["posted"]?.string)
  }

  private mutating func frame(_ value: Value) throws(Fault) -> RecordedFrame {
    guard value.kind == .object else { throw fault(value, Message { $0.frameIsObject }) }
    let looks = strings(value["looks"])
    lookCount += looks.count
    var rows: [RecordedFrame.Row] = []
    for row in value["rows"]?.elements.map({ $0 }) ?? [] {
      rows.append(try self.row(row))
    }
    return RecordedFrame(size: value["size"]?.string, looks: looks, rows: rows)
  }

  private func row(_ value: Value) throws(Fault) -> RecordedFrame.Row {
    let parts = value.elements.map { $0 }
    guard parts.count == 3, let number = parts[0].int, Self.sides.contains(number), let text = parts[1].displayString
    else { throw fault(value, Message { $0.rowNeedsParts }) }
    let numbers = parts[2].elements.map { $0.int ?? -1 }
    var runs: [RecordedRow.Run] = []
    for index in stride(from: 0, to: numbers.count, by: 2) {
      guard index + 1 < numbers.count, Self.sides.contains(numbers[index]), (0..<lookCount).contains(numbers[index + 1])
      else { throw fault(parts[2], Message { $0.looksAreRuns }) }
      runs.append(RecordedRow.Run(columns: numbers[index], look: numbers[index + 1]))
    }
    return RecordedFrame.Row(number: number, content: RecordedRow(text: text, runs: runs))
  }

  private func text(_ value: Value, _ key: String) throws(Fault) -> String {
    guard let text = value[key]?.string else { throw fault(value, Message { $0.firstLineNeeds(SafeText(key)) }) }
    return text
  }

  func strings(_ value: Value?) -> [String] {
    value?.elements.compactMap(\.string) ?? []
  }

  func fault(_ value: Value, _ message: Message) -> Fault {
    Fault(offset: value.range.lowerBound, message: message)
  }
}
