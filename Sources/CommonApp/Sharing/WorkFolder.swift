import Glibc

/// A folder for the files of a work in progress, which only the user can read.
struct WorkFolder {
  private let folder: String

  /// Makes the folder; `nil` if that fails.
  init?() {
    let parent = getenv("TMPDIR").map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    // The folder gets the mode 0700.
    var template = Array((parent + "/facet-XXXXXX").utf8CString)
    let made = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
    guard let made else { return nil }
    folder = made
  }

  func path(_ name: String) -> String { folder + "/" + name }

  /// Removes the folder with its files. It has no other folders.
  func remove() {
    if let stream = opendir(folder) {
      var names: [String] = []
      while let entry = readdir(stream) {
        names.append(
          withUnsafePointer(to: &entry.pointee.d_name) { name in
            name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
          })
      }
      closedir(stream)
      for name in names where name != "." && name != ".." { unlink(path(name)) }
    }
    rmdir(folder)
  }
}
