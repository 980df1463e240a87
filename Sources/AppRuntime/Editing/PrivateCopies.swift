import Glibc
import Text

/// A folder that only the user can read, with copies of responses for the editor. It is removed at the end.
struct PrivateCopies {
  private var folder: String?
  private var files: [String] = []

  /// Writes a copy that cannot be changed by mistake. Returns its path; throws the number of an error of the system.
  mutating func write(_ bytes: [UInt8], title: SafeText, _ environment: (String) -> String?) throws(SystemError)
    -> String
  {
    let folder: String
    if let made = self.folder { folder = made } else { folder = try Self.makeFolder(environment) }
    self.folder = folder
    let path = "\(folder)/\(files.count + 1)-\(Self.name(title, bytes))"
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o400)
    guard file >= 0 else { throw SystemError(number: errno) }
    defer { close(file) }
    files.append(path)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      guard count > 0 else { throw SystemError(number: errno) }
      written += count
    }
    return path
  }

  mutating func remove() {
    for file in files { unlink(file) }
    if let folder { rmdir(folder) }
    files = []
    folder = nil
  }

  private static func makeFolder(_ environment: (String) -> String?) throws(SystemError) -> String {
    let parent = ["XDG_RUNTIME_DIR", "TMPDIR"].lazy.compactMap(environment).first { $0.hasPrefix("/") } ?? "/tmp"
    // The folder gets the mode 0700.
    var template = Array((parent + "/facet-XXXXXX").utf8CString)
    guard
      let made = template.withUnsafeMutableBufferPointer({ buffer in
        buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
      })
    else { throw SystemError(number: errno) }
    return made
  }

  /// The title in characters that are plain in every file system and shell.
  private static func name(_ title: SafeText, _ bytes: [UInt8]) -> String {
    let plain = title.string.unicodeScalars.prefix(60).map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        ? Character(scalar) : "-"
    }
    let isWebPage = bytes.first == UInt8(ascii: "<")
    return (plain.isEmpty ? "response" : String(plain)) + (isWebPage ? ".html" : ".json")
  }

  struct SystemError: Error {
    let number: Int32
  }
}
