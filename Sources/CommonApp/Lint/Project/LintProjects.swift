import FacetModel
import Feeds
import Glibc
import JSON
import Lint
import Reporting
import Sessions
import Text

/// Finds the rules of a team for each file: the `facet.json` in the folder of the file, or in the next folder above.
///
/// A class, because it remembers what it has found.
final class LintProjects {
  /// A project, and the folder to which its paths belong.
  struct Place {
    let project: LintProject
    let folder: String

    /// The path of a file from the folder of the project.
    func name(of path: String) -> String { LintProjects.name(of: path, in: folder) }

    /// The path of the baseline.
    var baseline: String? { project.baseline.map { $0.hasPrefix("/") ? $0 : folder + "/" + $0 } }
  }

  static let fileName = "facet.json"
  private static let sizeLimit = 1 << 20

  private let client: Capabilities
  private let given: Place?
  /// The project of each folder that was asked about.
  private var known: [String: Place?] = [:]

  /// Finds projects, or takes the one that the user gave.
  init(given: String?, client: Capabilities) throws(Failure) {
    self.client = client
    self.given = try given.map { path throws(Failure) in
      Place(project: try Self.read(path, client), folder: Self.absolute(Self.folder(of: path)))
    }
  }

  func place(for path: String) throws(Failure) -> Place? {
    if let given { return given }
    let isFile = path != "-" && !HTTPOptions.isAddress(path)
    return try place(ofFolder: Self.absolute(isFile ? Self.folder(of: path) : "."))
  }

  private func place(ofFolder folder: String) throws(Failure) -> Place? {
    if let found = known[folder] { return found }
    // A path that is longer than paths can be has no folders to look into.
    guard folder.hasPrefix("/"), folder.utf8.count < PATH_MAX else { return nil }
    let file = (folder == "/" ? "" : folder) + "/" + Self.fileName
    let found: Place? =
      if FileReader.isRegular(file) {
        Place(project: try Self.read(file, client), folder: folder)
      } else if folder == "/" || FileReader.exists(folder + "/.git") {
        // The rules of a repository stand inside of it.
        nil
      } else {
        try place(ofFolder: Self.folder(of: folder))
      }
    known[folder] = .some(found)
    return found
  }

  private static func read(_ path: String, _ client: Capabilities) throws(Failure) -> LintProject {
    let bytes: ByteBuffer
    do throws(SourceError) {
      bytes = try FileReader.readNamed(path, limit: sizeLimit)
    } catch {
      throw .unread(ProgramContext.name(of: path), error)
    }
    do throws(LintProjectReader.Fault) {
      return try LintProjectReader.read(bytes, client: client)
    } catch {
      let place = LineTable(bytes).location(of: error.offset)
      throw .usage("\(ProgramContext.name(of: path)):\(place.description): " + error.message)
    }
  }
}

/// Paths.
extension LintProjects {
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func lastName(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The path of a folder from the root, without links as far as it exists.
  static func absolute(_ folder: String) -> String {
    if let resolved = realpath(folder, nil) {
      defer { free(resolved) }
      return String(cString: resolved)
    }
    let above = self.folder(of: folder)
    guard above != folder, folder.utf8.count < PATH_MAX else { return folder }
    let resolved = absolute(above)
    return (resolved == "/" ? "" : resolved) + "/" + lastName(of: folder)
  }

  /// The path of a file, or of the file behind a link. A patch of a link would replace it.
  static func nameWithoutLink(_ path: String) -> String {
    var facts = stat()
    guard lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFLNK else { return path }
    return name(of: absolute(path), in: absolute("."))
  }

  /// The path of a file from a folder; its path from the root if the file is elsewhere.
  static func name(of path: String, in folder: String) -> String {
    guard path != "-", !HTTPOptions.isAddress(path) else { return path }
    let above = absolute(self.folder(of: path))
    let file = (above == "/" ? "" : above) + "/" + lastName(of: path)
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return file.hasPrefix(start) ? String(file.dropFirst(start.count)) : file
  }
}
