import FacetModel
import JSON
import Wording

/// A folder of saved responses with an `index.json`, which names the request that each file answers.
///
///     {"title": "Sample feeds", "entry": "home.json",
///      "answers": [{"uri": "store/*", "file": "store.json"},
///                  {"after": "home.json", "file": "home-2.json"},
///                  {"sections": ["store_feed"], "file": "store_feed.json"},
///                  {"operation": "storepageFeed", "variables": {"storeId": "12"}, "file": "twelve.json"}]}
public struct FeedBundle: Sendable {
  /// The name of the index file.
  public static let indexName = "index.json"

  public let title: String?
  /// The file that is shown first.
  public let entry: String
  public let answers: [Answer]
  /// The folders of saved pictures.
  public let pictures: [PictureFolder]

  public struct Answer: Hashable, Sendable {
    public enum Question: Hashable, Sendable {
      /// A link without its query. A `*` at the end matches any rest.
      case uri(String)
      /// The page after another file.
      case after(String)
      case sections(Set<String>, filterQuery: String)
      /// A GraphQL operation, as a client would post it.
      case operation(RecordedOperation)
    }

    public let question: Question
    public let file: String

    var operation: RecordedOperation? {
      if case .operation(let operation) = question { operation } else { nil }
    }
  }

  /// The place and the reason of an invalid index.
  public struct Fault: Error, Hashable, Sendable {
    public let offset: Int
    public let message: Message
  }

  public init(_ index: Value) throws(Fault) {
    guard index.kind == .object, let entry = index["entry"]?.string, Self.isInside(entry) else {
      throw Fault(
        offset: index.range.lowerBound, message: Message { $0.indexNeedsEntry })
    }
    self.entry = entry
    title = index["title"]?.string
    var answers: [Answer] = []
    for answer in index["answers"]?.elements.map({ $0 }) ?? [] {
      answers.append(try Self.answer(answer))
    }
    self.answers = answers
    pictures = PictureFolder.all(in: index)
  }

  /// Returns the same answers with another first file.
  public func entering(at entry: String) -> FeedBundle {
    FeedBundle(title: title, entry: entry, answers: answers, pictures: pictures)
  }

  private init(title: String?, entry: String, answers: [Answer], pictures: [PictureFolder]) {
    self.title = title
    self.entry = entry
    self.answers = answers
    self.pictures = pictures
  }

  private static func answer(_ value: Value) throws(Fault) -> Answer {
    guard let file = value["file"]?.string, isInside(file) else {
      throw Fault(offset: value.range.lowerBound, message: Message { $0.answerNeedsFile })
    }
    if let uri = value["uri"]?.string {
      return Answer(question: .uri(uri), file: file)
    }
    if let after = value["after"]?.string {
      return Answer(question: .after(after), file: file)
    }
    if let sections = value["sections"], sections.kind == .array {
      return Answer(
        question: .sections(
          Set(sections.elements.compactMap(\.string)), filterQuery: value["filterQuery"]?.string ?? ""), file: file)
    }
    if let operation = operation(value["operation"], variables: value["variables"]) {
      return Answer(question: .operation(operation), file: file)
    }
    throw Fault(
      offset: value.range.lowerBound,
      message: Message { $0.answerNeedsQuestion })
  }

  /// Returns `nil` if the value is not the name of an operation.
  static func operation(_ name: Value?, variables: Value?) -> RecordedOperation? {
    guard let name = name?.string, !name.isEmpty else { return nil }
    let values = variables.flatMap { $0.kind == .object ? VariableValues($0) : nil }
    return RecordedOperation(name: name, variables: values ?? VariableValues())
  }

  /// Whether a file name stays within the folder. An index may be hostile, so absolute paths, `..` and NUL bytes are
  /// refused.
  static func isInside(_ file: String) -> Bool {
    !file.isEmpty && !file.hasPrefix("/") && !file.split(separator: "/").contains("..") && !file.utf8.contains(0)
  }

  /// Returns the file that answers a request of a page that came from `file`. Answers to operations come after those to
  /// a link, a page or sections.
  public func file(answering request: FeedRequest, from file: String) -> String? {
    switch request {
    case .open(let uri):
      let path = Self.path(of: uri)
      let answer = answers.first { answer in
        if case .uri(let pattern) = answer.question { Self.matches(path, pattern) } else { false }
      }
      return answer?.file ?? LinkSubject(uri).flatMap { link in best { $0.fit(link) } }
    case .home:
      return entry
    case .again, .operation:
      return file
    case .find:
      return nil
    case .next(let cursor):
      return answers.first { $0.question == .after(file) }?.file
        ?? best(on: file) { cursor.isEmpty ? nil : $0.fit(page: cursor) }
    case .sections(let sections, let filterQuery):
      let asked = Set(sections)
      // Without filters the page's own response holds the unfiltered sections.
      return answers.first { $0.question == .sections(asked, filterQuery: filterQuery) }?.file
        ?? best(on: file) { $0.fit(asked, filterQuery: filterQuery) } ?? (filterQuery.isEmpty ? file : nil)
    }
  }

  /// Returns the file of the operation that fits best, the first one of several. On a page of an operation only answers
  /// to the same operation count.
  private func best(on file: String? = nil, fit: (RecordedOperation) -> Int?) -> String? {
    var best: (fit: Int, file: String)?
    let name = answers.lazy.compactMap { $0.file == file ? $0.operation?.name : nil }.first
    for answer in answers {
      guard let operation = answer.operation, name == nil || operation.name == name, let fit = fit(operation),
        fit > best?.fit ?? 0
      else { continue }
      best = (fit, answer.file)
    }
    return best?.file
  }

  private static func matches(_ path: String, _ pattern: String) -> Bool {
    pattern.hasSuffix("*") ? path.hasPrefix(String(pattern.dropLast())) : path == Self.path(of: pattern)
  }

  /// Returns a link without query, fragment and slashes at its ends.
  static func path(of uri: String) -> String {
    var path = uri.prefix { $0 != "?" && $0 != "#" }
    while path.hasPrefix("/") { path.removeFirst() }
    while path.hasSuffix("/") { path.removeLast() }
    return String(path)
  }
}
