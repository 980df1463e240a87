import Foundation

/// A corpus in a file without a name. The system removes it when the last process closes it.
final class CorpusFile {
  let size: Int
  private let descriptor: Int32

  /// The path of the file in this process and in its children, which inherit the descriptor.
  var path: String { "/dev/fd/\(descriptor)" }

  init(_ bytes: [UInt8]) throws(Failure) {
    let folder = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"
    var template = Array("\(folder)/facet-bench-XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    size = bytes.count
    guard descriptor >= 0 else { throw .system("no file in \(folder): \(String(cString: strerror(errno)))") }
    unlink(template)
    var written = 0
    while written < bytes.count {
      let step = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if step < 0, errno == EINTR { continue }
      guard step > 0 else { throw .system("cannot write to \(folder): \(String(cString: strerror(errno)))") }
      written += step
    }
  }

  deinit {
    close(descriptor)
  }
}
