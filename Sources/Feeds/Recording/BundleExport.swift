import FacetModel
import JSON
import Text

/// Exports a session as a folder of responses with an index, which can be edited and replayed.
public struct BundleExport {
  /// The files to write with their names. The index is the last.
  public private(set) var files: [(name: String, bytes: [UInt8])] = []

  private let session: RecordedSession
  /// The file of each page, by the number of the page at its source.
  private var names: [Int: String] = [:]
  private var answers: [WrittenJSON] = []
  private var questions: Set<FeedBundle.Answer.Question> = []

  public init(_ session: RecordedSession) {
    self.session = session
    let exchanges = session.exchanges.filter { $0.page != nil }
    var entry = ""
    for exchange in exchanges {
      guard let page = exchange.page, session.bodies.indices.contains(page.body) else { continue }
      let file = file(for: page)
      if entry.isEmpty { entry = file }
      if let request = exchange.request { note(request, from: exchange.from, answer: file) }
    }
    files.append((FeedBundle.indexName, index(entry)))
  }

  /// Returns the file of a page, named as the page was named because users know that name. Later responses for the same
  /// page are dropped.
  private mutating func file(for page: RecordedPage) -> String {
    if let name = names[page.number] { return name }
    let plain = Self.isFileName(page.title) ? page.title : "page.json"
    var name = plain
    var count = 1
    while files.contains(where: { $0.name == name }) {
      count += 1
      name = "\(count)/\(plain)"
    }
    names[page.number] = name
    let body = session.bodies[page.body]
    files.append((name, body.withUnsafeBytes(in: 0..<body.count) { Array($0) }))
    return name
  }

  /// Adds an answer to the index. A second answer to the same question is dropped, because the first is always given.
  private mutating func note(_ request: FeedRequest, from page: Int, answer file: String) {
    let question: FeedBundle.Answer.Question
    let members: [(key: String, value: WrittenJSON)]
    switch request {
    // Another feed of a response is in the file of that response. The result of a search belongs to one machine.
    case .home, .again, .operation, .find: return
    case .open(let uri):
      let path = FeedBundle.path(of: uri)
      guard !path.isEmpty, !path.utf8.contains(UInt8(ascii: "*")) else { return }
      (question, members) = (.uri(path), [("uri", .string(path))])
    case .next:
      guard let before = names[page] else { return }
      (question, members) = (.after(before), [("after", .string(before))])
    case .sections(let sections, let query):
      // Without filters the page's own file holds its sections.
      if query.isEmpty, file == names[page] { return }
      question = .sections(Set(sections), filterQuery: query)
      members =
        [("sections", .strings(sections))] + (query.isEmpty ? [] : [("filterQuery", WrittenJSON.string(query))])
    }
    if questions.insert(question).inserted { answers.append(.object(members + [("file", .string(file))])) }
  }

  /// Returns the index with one answer a line, so that it is easy to edit.
  private func index(_ entry: String) -> [UInt8] {
    var bytes = Array("{\n  \"title\": ".utf8)
    WrittenJSON.string(session.header.first.title).append(to: &bytes)
    bytes += ",\n  \"entry\": ".utf8
    WrittenJSON.string(entry).append(to: &bytes)
    bytes += ",\n  \"answers\": [".utf8
    for (number, answer) in answers.enumerated() {
      bytes += (number == 0 ? "\n    " : ",\n    ").utf8
      answer.append(to: &bytes)
    }
    bytes += (answers.isEmpty ? "]\n}\n" : "\n  ]\n}\n").utf8
    return bytes
  }

  /// Whether a title can be the name of a file in the folder and of none of its folders, which are numbers.
  private static func isFileName(_ title: String) -> Bool {
    let isPlain = title.unicodeScalars.allSatisfy { $0 != "/" && $0.value >= 0x20 && $0.value != 0x7F }
    let isNumber = title.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return isPlain && !isNumber && !title.hasPrefix(".") && title != FeedBundle.indexName
      && title.utf8.count <= 200
  }
}
