import Glibc
import Wording

/// Writes new files. An existing file is never changed.
public enum NewFiles {
  public enum Fault: Error, Hashable, Sendable {
    case isThere
    case notWritable(reason: Message)
  }

  /// Writes a file under a temporary name first, so that the path never has an incomplete file.
  ///
  /// Only the user can read a private file.
  public static func write(_ bytes: [UInt8], to path: String, isPrivate: Bool = true) throws(Fault) {
    guard access(path, F_OK) != 0 else { throw .isThere }
    let draft = path + ".part-\(getpid())"
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, isPrivate ? 0o600 : 0o666)
    guard file >= 0 else { throw systemFault() }
    var fault = write(bytes, to: file)
    if Glibc.close(file) != 0, fault == nil { fault = systemFault() }
    // A link, unlike a rename, never replaces a file. On file systems without links the check above has to do.
    if fault == nil, link(draft, path) != 0 {
      fault = errno == EEXIST ? .isThere : rename(draft, path) == 0 ? nil : systemFault()
    }
    unlink(draft)
    if let fault { throw fault }
  }

  private static func write(_ bytes: [UInt8], to file: Int32) -> Fault? {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress.map { $0 + offset }, bytes.count - offset) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return systemFault() }
      offset += count
    }
    return nil
  }

  /// Writes files into a folder and its subfolders. The folder must be missing or empty.
  public static func write(
    _ files: [(name: String, bytes: [UInt8])], inFolder folder: String, isPrivate: Bool = true
  ) throws(Fault) {
    let mode: mode_t = isPrivate ? 0o700 : 0o777
    let isNew = mkdir(folder, mode) == 0
    guard isNew || errno == EEXIST else { throw systemFault() }
    guard try isEmpty(folder) else { throw .isThere }
    var written: [String] = []
    do throws(Fault) {
      for file in files {
        let path = folder.hasSuffix("/") ? folder + file.name : folder + "/" + file.name
        if let slash = file.name.utf8.firstIndex(of: UInt8(ascii: "/")) {
          let inner = (folder.hasSuffix("/") ? folder : folder + "/") + file.name[..<slash]
          guard mkdir(inner, mode) == 0 || errno == EEXIST else { throw systemFault() }
          written.append(inner)
        }
        try write(file.bytes, to: path, isPrivate: isPrivate)
        written.append(path)
      }
    } catch {
      // An incomplete folder could be taken for a complete one.
      for path in written.reversed() { remove(path) }
      if isNew { rmdir(folder) }
      throw error
    }
  }

  private static func isEmpty(_ folder: String) throws(Fault) -> Bool {
    guard let stream = opendir(folder) else { throw systemFault() }
    defer { closedir(stream) }
    var count = 0
    // The entries `.` and `..` count as two.
    while count < 3, readdir(stream) != nil { count += 1 }
    return count < 3
  }

  private static func systemFault() -> Fault { Fault.notWritable(reason: Message(system: errno)) }
}
