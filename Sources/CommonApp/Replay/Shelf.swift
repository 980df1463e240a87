import Feeds
import JSON

/// Where saved responses stand.
enum Shelf {
  /// Files that are pages one after the other.
  case pages([String])
  /// A folder whose index says what answers what.
  case folder(FeedBundle, path: String)
  /// What the program carries with it.
  case sample(FeedBundle, BrandSample)
  /// What was recorded on its way over the line.
  case archive(HARArchive, path: String)

  /// The name of the page that is shown first.
  var entry: String {
    switch self {
    case .pages(let files): files.first ?? ""
    case .folder(let bundle, _), .sample(let bundle, _): bundle.entry
    case .archive: "0"
    }
  }

  /// The name of the page that answers a request from another one; `nil` where nothing does.
  func name(answering request: FeedRequest, from name: String) -> String? {
    switch self {
    case .pages(let files):
      switch request {
      case .home: return files.first
      case .again, .operation, .sections(_, filterQuery: ""): return name
      case .next: return files.drop { $0 != name }.dropFirst().first
      case .open, .sections: return nil
      }
    case .folder(let bundle, _):
      return bundle.file(answering: request, from: name)
    case .sample(let bundle, let sample):
      return bundle.file(answering: request, from: name).flatMap { sample[$0] == nil ? nil : $0 }
    case .archive(let archive, _):
      return Int(name).flatMap { archive.number(answering: request, from: $0) }.map { String($0) }
    }
  }

  /// The file that a page is read from; `nil` for those that are read from none, or only once.
  func path(of name: String) -> String? {
    switch self {
    case .pages: name == "-" ? nil : name
    case .folder(_, let folder): folder.hasSuffix("/") ? folder + name : folder + "/" + name
    case .sample, .archive: nil
    }
  }

  /// The text of a page that is at hand already.
  func text(of name: String) -> ByteBuffer? {
    switch self {
    case .pages, .folder: nil
    case .sample(_, let sample): ByteBuffer(sample[name] ?? "")
    case .archive(let archive, _): Int(name).map { archive.exchanges[$0].body }
    }
  }

  /// What people call a page.
  func title(of name: String) -> String {
    switch self {
    case .pages, .folder, .sample: Program.title(of: name)
    case .archive(let archive, let path):
      Int(name).map { archive.exchanges[$0].title } ?? Program.title(of: path)
    }
  }
}
