import Glibc
import Wording

/// Finds the files that may hold feeds in a folder and its subfolders, ordered by name.
public enum FolderReader {
  private static let deepest = 32
  /// The endings of JSON files, network archives and saved web pages.
  private static let endings = [".json", ".har", ".html", ".htm"]

  public static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The files of a folder, and the folders in it that are not or cannot be read.
  public struct Found {
    public fileprivate(set) var files: [String] = []
    /// The links to folders, which are not followed, because a link to a parent folder would have no end.
    public fileprivate(set) var links: [String] = []
    public fileprivate(set) var unread: [(folder: String, reason: SourceError)] = []
  }

  /// Throws if the folder itself cannot be read.
  public static func feedFiles(in folder: String) throws(SourceError) -> Found {
    var found = Found()
    try read(folder, depth: 0, into: &found)
    return found
  }

  private static func read(_ folder: String, depth: Int, into found: inout Found) throws(SourceError) {
    guard let stream = opendir(folder) else { throw .notReadable(reason: Message(system: errno)) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") {
        names.append(name)
      }
    }
    for name in names.sorted() {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      if isFolder(path) {
        guard !isLink(path) else {
          found.links.append(path)
          continue
        }
        guard depth < deepest else { continue }
        do throws(SourceError) {
          try read(path, depth: depth + 1, into: &found)
        } catch {
          found.unread.append((folder: path, reason: error))
        }
      } else if endings.contains(where: name.lowercased().hasSuffix) {
        found.files.append(path)
      }
    }
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
