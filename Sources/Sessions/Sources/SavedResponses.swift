import Branding
import FacetModel
import Feeds
import JSON
import Text
import Wording

/// Saved responses by address or order.
enum SavedResponses {
  /// Files that follow each other as pages, with the bytes of those that can be read only once.
  case pages([String], read: [String: ByteBuffer])
  /// A folder whose index names the answers.
  case folder(FeedBundle, path: String)
  /// The sample built into the program.
  case sample(FeedBundle, BrandSample)
  /// An archive of recorded network traffic, with the number of the response to show first.
  case archive(HARArchive, path: String, first: Int)

  /// The name of the first page.
  var entry: String {
    switch self {
    case .pages(let files, _): files.first ?? ""
    case .folder(let bundle, _), .sample(let bundle, _): bundle.entry
    case .archive(_, _, let first): String(first)
    }
  }

  /// The name of the page that answers a request from another one; `nil` without an answer.
  func name(answering request: FeedRequest, from name: String) -> String? {
    switch self {
    case .pages(let files, _):
      switch request {
      case .home: return files.first
      case .again, .operation, .sections(_, filterQuery: ""): return name
      case .next: return files.drop { $0 != name }.dropFirst().first
      case .open, .sections, .find: return nil
      }
    case .folder(let bundle, _):
      return bundle.file(answering: request, from: name)
    case .sample(let bundle, let sample):
      return bundle.file(answering: request, from: name).flatMap { sample[$0] == nil ? nil : $0 }
    case .archive(let archive, _, let first):
      if case .home = request { return String(first) }
      return Int(name).flatMap { archive.number(answering: request, from: $0) }.map { String($0) }
    }
  }

  /// The error that answers a request from a page, as it was recorded; `nil` without one.
  func refusal(of request: FeedRequest, from name: String) -> Message? {
    guard case .archive(let archive, _, _) = self, let number = Int(name) else { return nil }
    return archive.refusal(of: request, from: number)
  }

  /// The file of a page; `nil` for a page that is in no file or can be read only once.
  func path(of name: String) -> String? {
    switch self {
    case .pages(_, let read): read[name] == nil ? name : nil
    case .folder(_, let folder): folder.hasSuffix("/") ? folder + name : folder + "/" + name
    case .sample, .archive: nil
    }
  }

  /// The path or address of a page for users.
  func address(of name: String) -> String {
    switch self {
    case .pages, .folder: path(of: name) ?? title(of: name)
    case .sample: name
    case .archive(let archive, _, _): Int(name).map { archive.exchanges[$0].request.url } ?? name
    }
  }

  /// The text of a page that is in memory already.
  func text(of name: String) -> ByteBuffer? {
    switch self {
    case .pages(_, let read): read[name]
    case .folder: nil
    case .sample(_, let sample): sample[name] ?? ByteBuffer("")
    case .archive(let archive, _, _): Int(name).map { archive.exchanges[$0].body }
    }
  }

  /// Whether a page is a pipe or device, which can be read only once.
  func isReadOnce(_ name: String) -> Bool {
    if case .pages(_, let read) = self { read[name] != nil } else { false }
  }

  /// The name of a page in messages about its text.
  func decodingName(of name: String) -> String {
    isReadOnce(name) ? ProgramContext.name(of: name) : title(of: name)
  }

  /// The title of a page for users.
  func title(of name: String) -> String {
    switch self {
    case .pages, .folder, .sample: PathTitle.of(name)
    case .archive(let archive, let path, _):
      Int(name).map { archive.exchanges[$0].title } ?? PathTitle.of(path)
    }
  }
}

/// A page of saved responses: the response, and the feed in it.
struct SavedPage: Hashable {
  let name: String
  /// The operation that the feed answers; `nil` for the largest feed of the response.
  let operation: String?
}
