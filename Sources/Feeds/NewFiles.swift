import Glibc

/// Writes files that are not there yet; whatever is there stays as it is.
public enum NewFiles {
  public enum Fault: Error, Hashable, Sendable {
    case isThere
    case notWritable(reason: String)
  }

  public static func write(_ bytes: [UInt8], to path: String) throws(Fault) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw errno == EEXIST ? Fault.isThere : systemFault() }
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress.map { $0 + offset }, bytes.count - offset) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let reason = systemFault()
        Glibc.close(file)
        throw reason
      }
      offset += count
    }
    guard Glibc.close(file) == 0 else { throw systemFault() }
  }

  /// Files in a folder that is not there, or is empty, and in folders inside it.
  public static func write(_ files: [(name: String, bytes: [UInt8])], inFolder folder: String) throws(Fault) {
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw systemFault() }
    guard try isEmpty(folder) else { throw .isThere }
    for file in files {
      let path = folder.hasSuffix("/") ? folder + file.name : folder + "/" + file.name
      if let slash = file.name.utf8.firstIndex(of: UInt8(ascii: "/")) {
        let inner = (folder.hasSuffix("/") ? folder : folder + "/") + file.name[..<slash]
        guard mkdir(inner, 0o700) == 0 || errno == EEXIST else { throw systemFault() }
      }
      try write(file.bytes, to: path)
    }
  }

  private static func isEmpty(_ folder: String) throws(Fault) -> Bool {
    guard let stream = opendir(folder) else { throw systemFault() }
    defer { closedir(stream) }
    var count = 0
    // Itself, and the one above it.
    while count < 3, readdir(stream) != nil { count += 1 }
    return count < 3
  }

  private static func systemFault() -> Fault { Fault.notWritable(reason: String(cString: strerror(errno))) }
}
