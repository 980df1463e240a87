import Glibc
import Text
import Wording

/// A folder of files that carry a mark of their program, which may replace them. A folder with any other file is left
/// alone.
public struct MarkedFolder {
  private let path: String
  private let mark: String
  private let ending: String

  /// The mark is near the beginning of each file, whose name has the ending.
  public init(_ path: String, mark: String, ending: String) {
    self.path = path.hasSuffix("/") ? path : path + "/"
    self.mark = mark
    self.ending = ending
  }

  /// The number of bytes in which the mark is looked for.
  private static let head = 1024

  /// Replaces the files of the folder, which others may read as the system usually allows. If a file cannot be written, the old files are gone and those written stay, each
  /// of them complete.
  public func write(_ files: [(name: String, bytes: [UInt8])]) throws(NewFiles.Fault) {
    for name in oldFiles() ?? [] where unlink(path + name) != 0 {
      throw .notWritable(reason: Message(system: errno))
    }
    try NewFiles.write(files, inFolder: path, isPrivate: false)
  }

  /// The names of the files if all of them carry the mark; `nil` otherwise, and for a missing folder.
  private func oldFiles() -> [String]? {
    guard let stream = opendir(path) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      guard name.hasSuffix(ending), isMarked(path + name) else { return nil }
      names.append(name)
    }
    return names
  }

  /// Whether this is a regular file with the mark. A link is none, because its file may be anywhere.
  private func isMarked(_ path: String) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { return false }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    let head = [UInt8](unsafeUninitializedCapacity: Self.head) { buffer, count in
      count = max(0, read(file, buffer.baseAddress, buffer.count))
    }
    return String(decoding: head, as: UTF8.self).place(of: mark) != nil
  }
}
