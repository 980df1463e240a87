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

  public static func feedFiles(in folder: String) throws(SourceError) -> [String] {
    try files(in: folder, depth: 0)
  }

  private static func files(in folder: String, depth: Int) throws(SourceError) -> [String] {
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
    var files: [String] = []
    for name in names.sorted() {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      if isFolder(path) {
        // Links are not followed, because a link to a parent folder would have no end.
        files += depth < deepest && !isLink(path) ? try self.files(in: path, depth: depth + 1) : []
      } else if endings.contains(where: name.lowercased().hasSuffix) {
        files.append(path)
      }
    }
    return files
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
