import FacetModel
import JSON
import Text

/// Checks an index as a bundle reads it, and reports its faults. Faults that a bundle refuses are errors here.
public struct BundleCheck {
  public private(set) var diagnostics: DiagnosticList
  /// The existing files that the index names, each once, in the order of the index.
  public private(set) var files: [String] = []
  /// The files that are further pages of other files.
  public private(set) var furtherPages: [FurtherPage] = []

  public struct FurtherPage: Sendable {
    public let after: String
    public let file: String
  }

  private let isFile: (String) -> Bool
  private let keys: Keys
  private var isKnown: [String: Bool] = [:]
  private var asked: [AnswerReach.Asked] = []
  private var shown: Set<String> = []

  private struct Keys {
    let title, entry, answers, uri, after, sections, filterQuery, operation, variables, file, pictures, folder: Symbol

    init(_ interner: Interner) {
      title = interner.intern("title")
      entry = interner.intern("entry")
      answers = interner.intern("answers")
      uri = interner.intern("uri")
      after = interner.intern("after")
      sections = interner.intern("sections")
      filterQuery = interner.intern("filterQuery")
      operation = interner.intern("operation")
      variables = interner.intern("variables")
      file = interner.intern("file")
      pictures = interner.intern("pictures")
      folder = interner.intern("folder")
    }
  }

  /// Checks an index. `isFile` looks for a file in the folder of the index.
  public init(_ index: Document, limitPerRule: Int, isFile: @escaping (String) -> Bool) {
    diagnostics = DiagnosticList(limitPerRule: limitPerRule)
    diagnostics.addNotes(of: index)
    keys = Keys(index.interner)
    self.isFile = isFile
    let root = index.root
    guard root.kind == .object else {
      add(.badIndex, at: root, "expected a feed or an index object")
      return
    }
    checkKeys(of: root, [keys.title, keys.entry, keys.answers, keys.pictures])
    checkTitle(root[keys.title])
    checkEntry(of: root)
    checkAnswers(root[keys.answers], entry: root[keys.entry]?.string)
    checkPictures(root[keys.pictures])
    diagnostics = AnswerReach(asked, shown: shown, after: diagnostics).diagnostics
  }

  private mutating func checkTitle(_ title: Value?) {
    guard let title, !title.isNull else { return }
    guard let text = title.string else { return add(.wrongType, at: title, "title is not a string") }
    if let fault = UnsafeText.fault(in: text) { add(.unsafeText, at: title, fault) }
  }

  private mutating func checkEntry(of root: Value) {
    guard let entry = root[keys.entry], !entry.isNull else {
      return add(.missingEntry, at: root, "there is no entry, the file that is shown first")
    }
    guard let file = entry.string, !file.isEmpty else {
      return add(.missingEntry, at: entry, "entry is not a file name")
    }
    checkFile(file, at: entry)
  }

  private mutating func checkPictures(_ pictures: Value?) {
    guard let pictures, !pictures.isNull else { return }
    guard pictures.kind == .array else { return add(.wrongType, at: pictures, "pictures is not a list") }
    for folder in pictures.elements {
      if folder.kind == .object { checkKeys(of: folder, [keys.uri, keys.folder]) }
      guard PictureFolder(folder) == nil else { continue }
      if let name = folder[keys.folder]?.string, !FeedBundle.isInside(name) {
        add(.fileOutside, at: folder, "\(quoted(name)) is not a folder in this folder")
      } else {
        add(.wrongType, at: folder, "a folder of pictures has a uri that ends with * and the name of a folder")
      }
    }
  }

  private mutating func checkAnswers(_ answers: Value?, entry: String?) {
    guard let answers, !answers.isNull else { return }
    guard answers.kind == .array else { return add(.wrongType, at: answers, "answers is not a list") }
    for answer in answers.elements {
      guard answer.kind == .object else {
        add(.incompleteAnswer, at: answer, "expected an answer object")
        continue
      }
      checkKeys(
        of: answer,
        [keys.uri, keys.after, keys.sections, keys.filterQuery, keys.operation, keys.variables, keys.file])
      let question = checkQuestion(of: answer, isEntry: entry != nil && answer[keys.file]?.string == entry)
      guard let file = answer[keys.file], let name = file.string, !name.isEmpty else {
        add(.incompleteAnswer, at: answer[keys.file] ?? answer, "an answer without the name of a file")
        continue
      }
      checkFile(name, at: file)
      if case .after(let before)? = question { furtherPages.append(FurtherPage(after: before, file: name)) }
    }
  }

  /// Returns the question of an answer. As in a bundle, the first of several valid questions counts.
  private mutating func checkQuestion(of answer: Value, isEntry: Bool) -> FeedBundle.Answer.Question? {
    var question: (key: String, value: FeedBundle.Answer.Question, place: Value)?
    let questions = [
      ("uri", keys.uri), ("after", keys.after), ("sections", keys.sections), ("operation", keys.operation),
    ]
    for (key, symbol) in questions {
      guard let place = answer[symbol], !place.isNull else { continue }
      if let first = question {
        add(.unreadKey, at: place, "\(key) is not read, since \(first.key) comes first")
      } else if let value = self.question(symbol, place, of: answer) {
        question = (key, value, place)
      } else {
        let type = symbol == keys.sections ? "list" : symbol == keys.operation ? "name" : "string"
        add(.wrongType, at: place, "\(key) is not a \(type)")
      }
    }
    guard let question else {
      add(.incompleteAnswer, at: answer, "the answer names no request: add uri, after, sections or operation")
      return nil
    }
    if let query = answer[keys.filterQuery], question.key != "sections" {
      add(.unreadKey, at: query, "filterQuery is not read, since only sections are filtered")
    }
    if let variables = answer[keys.variables], question.key != "operation" {
      add(.unreadKey, at: variables, "variables are read only beside operation")
    }
    asked.append((question.value, question.place.range.lowerBound, isEntry))
    return question.value
  }

  private mutating func question(_ key: Symbol, _ place: Value, of answer: Value) -> FeedBundle.Answer.Question? {
    switch key {
    case keys.uri: return place.string.map(FeedBundle.Answer.Question.uri)
    case keys.after: return place.string.map(FeedBundle.Answer.Question.after)
    case keys.operation:
      let variables = answer[keys.variables]
      if let variables, !variables.isNull, variables.kind != .object {
        add(.wrongType, at: variables, "variables is not an object")
      }
      return FeedBundle.operation(place, variables: variables).map(FeedBundle.Answer.Question.operation)
    default:
      guard place.kind == .array else { return nil }
      for element in place.elements where element.kind != .string {
        add(.wrongType, at: element, "the id of a section is a string")
      }
      if let query = answer[keys.filterQuery], !query.isNull, query.string == nil {
        add(.wrongType, at: query, "filterQuery is not a string")
      }
      return .sections(
        Set(place.elements.compactMap(\.string)), filterQuery: answer[keys.filterQuery]?.string ?? "")
    }
  }

  private mutating func checkFile(_ name: String, at place: Value) {
    shown.insert(name)
    if let fault = UnsafeText.fault(in: name) { add(.unsafeText, at: place, fault) }
    guard FeedBundle.isInside(name) else {
      return add(.fileOutside, at: place, "\(quoted(name)) is not a file name in this folder")
    }
    let isThere = isKnown[name] ?? isFile(name)
    if isKnown.updateValue(isThere, forKey: name) == nil, isThere { files.append(name) }
    if !isThere { add(.missingFile, at: place, "there is no file \(quoted(name)) in this folder") }
  }

  private mutating func checkKeys(of object: Value, _ known: [Symbol]) {
    for (key, value) in object.members where !known.contains(key) {
      let name = object.document.interner.string(key)
      let meant = Misspelling.meant(by: name, among: known.map { object.document.interner.string($0) })
      add(
        .unreadKey, at: value,
        "\(quoted(name)) is not read here" + (meant.map { "; did you mean \(quoted($0))?" } ?? ""))
    }
  }

  private mutating func add(_ rule: Rule, at value: Value, _ message: @autoclosure () -> String) {
    diagnostics.add(rule, at: value.range.lowerBound, message())
  }
}
